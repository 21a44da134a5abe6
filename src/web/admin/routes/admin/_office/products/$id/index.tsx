import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/products/CategoryScreen.tsx'), 'CategoryScreen');

export const Route = createFileRoute('/admin/_office/products/$id/')({ component: CategoryRoute });

function CategoryRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}
