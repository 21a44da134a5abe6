import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/products/GroupScreen.tsx'), 'GroupScreen');

export const Route = createFileRoute('/admin/_office/products/$id/groups/$groupId')({ component: GroupRoute });

function GroupRoute() {
  const { id, groupId } = Route.useParams();
  return <Screen key={groupId} id={groupId} categoryId={id} />;
}
