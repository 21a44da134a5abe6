import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const ReservationScreen = lazyRouteComponent(
  () => import('#web/features/admin/reservations/ReservationScreen.tsx'),
  'ReservationScreen',
);

export const Route = createFileRoute('/admin/_office/reservations/$id/')({ component: ReservationRoute });

ReservationRoute.preload = ReservationScreen.preload;
function ReservationRoute() {
  const { id } = Route.useParams();
  return <ReservationScreen key={id} id={id} />;
}
