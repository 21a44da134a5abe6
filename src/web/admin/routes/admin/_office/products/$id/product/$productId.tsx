import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/products/ProductScreen.tsx'), 'ProductScreen');

export const Route = createFileRoute('/admin/_office/products/$id/product/$productId')({ component: ProductRoute });

function ProductRoute() {
  const { id, productId } = Route.useParams();
  return <Screen key={productId} id={productId} categoryId={id} />;
}
