import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { listSearch } from '#web/features/admin/kit/list/listSearch.ts';

export const Route = createFileRoute('/admin/_office/images/')({
  validateSearch: listSearch(['used']),
  component: lazyRouteComponent(() => import('#web/features/admin/images/ImagesScreen.tsx'), 'ImagesScreen'),
});
