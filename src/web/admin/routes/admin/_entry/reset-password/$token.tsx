import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/entry/ResetStaffPasswordScreen.tsx'),
  'ResetStaffPasswordScreen',
);

export const Route = createFileRoute('/admin/_entry/reset-password/$token')({ component: ResetRoute });

function ResetRoute() {
  const { token } = Route.useParams();
  return <Screen key={token} token={token} />;
}
