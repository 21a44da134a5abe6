import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/pools/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/resources/pools/NewPoolScreen.tsx'), 'NewPoolScreen'),
});
