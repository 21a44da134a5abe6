import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/opening-times/')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/openingTimes/OpeningTimesScreen.tsx'),
    'OpeningTimesScreen',
  ),
});
