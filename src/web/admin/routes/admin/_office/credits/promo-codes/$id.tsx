import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const PromoCodeScreen = lazyRouteComponent(
  () => import('#web/features/admin/credits/PromoCodeScreen.tsx'),
  'PromoCodeScreen',
);

export const Route = createFileRoute('/admin/_office/credits/promo-codes/$id')({ component: PromoCodeRoute });

PromoCodeRoute.preload = PromoCodeScreen.preload;
function PromoCodeRoute() {
  const { id } = Route.useParams();
  return <PromoCodeScreen key={id} id={id} />;
}
