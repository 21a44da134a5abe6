import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const GiftCardScreen = lazyRouteComponent(
  () => import('#web/features/admin/credits/GiftCardScreen.tsx'),
  'GiftCardScreen',
);

export const Route = createFileRoute('/admin/_office/credits/gift-cards/$id')({ component: GiftCardRoute });

GiftCardRoute.preload = GiftCardScreen.preload;
function GiftCardRoute() {
  const { id } = Route.useParams();
  return <GiftCardScreen key={id} id={id} />;
}
