import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/products/FindProductScreen.tsx'),
  'FindProductScreen',
);

export const Route = createFileRoute('/admin/_office/products/find/$productId')({ component: FindProductRoute });

function FindProductRoute() {
  return <Screen id={Route.useParams().productId} />;
}
