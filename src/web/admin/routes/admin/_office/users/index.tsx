import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/users/')({
  validateSearch: listSearch(['role', 'state']),
  component: lazyRouteComponent(() => import('#web/features/admin/users/UsersScreen.tsx'), 'UsersScreen'),
});
