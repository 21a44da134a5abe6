import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/roles/RoleScreen.tsx'), 'RoleScreen');

export const Route = createFileRoute('/admin/_office/roles/$id')({ component: RoleRoute });

function RoleRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}
