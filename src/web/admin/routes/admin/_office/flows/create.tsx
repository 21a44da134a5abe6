import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/flows/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/flows/NewFlowScreen.tsx'), 'NewFlowScreen'),
});
