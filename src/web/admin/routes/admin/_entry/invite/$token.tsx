import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/entry/InviteScreen.tsx'), 'InviteScreen');

export const Route = createFileRoute('/admin/_entry/invite/$token')({ component: InviteRoute });

function InviteRoute() {
  const { token } = Route.useParams();
  return <Screen key={token} token={token} />;
}
