import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/reservations/')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/reservations/ReservationsScreen.tsx'),
    'ReservationsScreen',
  ),
});
