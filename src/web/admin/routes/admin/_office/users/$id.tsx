import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/users/UserScreen.tsx'), 'UserScreen');

export const Route = createFileRoute('/admin/_office/users/$id')({ component: UserRoute });

function UserRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}
