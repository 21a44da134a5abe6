import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/flows/')({
  validateSearch: listSearch(['type', 'state']),
  component: lazyRouteComponent(() => import('#web/features/admin/flows/FlowsScreen.tsx'), 'FlowsScreen'),
});
