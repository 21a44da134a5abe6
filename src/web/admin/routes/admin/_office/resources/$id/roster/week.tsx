import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/RosterWeekScreen.tsx'),
  'RosterWeekScreen',
);

export const Route = createFileRoute('/admin/_office/resources/$id/roster/week')({ component: RosterWeekRoute });

function RosterWeekRoute() {
  const { id } = Route.useParams();
  return <Screen key={id} id={id} />;
}
