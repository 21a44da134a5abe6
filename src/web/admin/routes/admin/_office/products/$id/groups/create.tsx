import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/products/NewGroupScreen.tsx'), 'NewGroupScreen');

export const Route = createFileRoute('/admin/_office/products/$id/groups/create')({ component: NewGroupRoute });

function NewGroupRoute() {
  const { id } = Route.useParams();
  return <Screen categoryId={id} />;
}
