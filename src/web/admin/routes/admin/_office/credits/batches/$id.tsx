import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const BatchScreen = lazyRouteComponent(() => import('#web/features/admin/credits/BatchScreen.tsx'), 'BatchScreen');

export const Route = createFileRoute('/admin/_office/credits/batches/$id')({ component: BatchRoute });

BatchRoute.preload = BatchScreen.preload;
function BatchRoute() {
  const { id } = Route.useParams();
  return <BatchScreen key={id} id={id} />;
}
