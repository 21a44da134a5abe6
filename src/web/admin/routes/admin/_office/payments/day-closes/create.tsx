import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/payments/day-closes/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/dayClose/CloseDayScreen.tsx'), 'CloseDayScreen'),
});
