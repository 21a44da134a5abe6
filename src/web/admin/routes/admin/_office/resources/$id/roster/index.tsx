import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(() => import('#web/features/admin/resources/RosterScreen.tsx'), 'RosterScreen');

export const Route = createFileRoute('/admin/_office/resources/$id/roster/')({ component: RosterRoute });

function RosterRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}
