import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const SubscriptionScreen = lazyRouteComponent(
  () => import('#web/features/admin/credits/SubscriptionScreen.tsx'),
  'SubscriptionScreen',
);

export const Route = createFileRoute('/admin/_office/credits/multi-visit-cards/$id')({ component: SubscriptionRoute });

SubscriptionRoute.preload = SubscriptionScreen.preload;
function SubscriptionRoute() {
  const { id } = Route.useParams();
  return <SubscriptionScreen key={id} id={id} />;
}
