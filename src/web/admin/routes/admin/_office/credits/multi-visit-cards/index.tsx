import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/credits/multi-visit-cards/')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/credits/SubscriptionsScreen.tsx'),
    'SubscriptionsScreen',
  ),
});
