import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/entry/SetUpScreen.tsx'), 'SetUpScreen');

export const Route = createFileRoute('/admin/_entry/setup/$token')({ component: SetUpRoute });

function SetUpRoute() {
  const { token } = Route.useParams();
  return <Screen key={token} token={token} />;
}
