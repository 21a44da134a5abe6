import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/credits/batches/')({
  component: lazyRouteComponent(() => import('#web/features/admin/credits/BatchesScreen.tsx'), 'BatchesScreen'),
});
