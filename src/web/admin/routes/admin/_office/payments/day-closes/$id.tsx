import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const DayCloseScreen = lazyRouteComponent(
  () => import('#web/features/admin/dayClose/DayCloseScreen.tsx'),
  'DayCloseScreen',
);

export const Route = createFileRoute('/admin/_office/payments/day-closes/$id')({ component: DayCloseRoute });

DayCloseRoute.preload = DayCloseScreen.preload;
function DayCloseRoute() {
  const { id } = Route.useParams();
  return <DayCloseScreen key={id} id={id} />;
}
