import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/credits/promo-codes/create')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/credits/NewPromoCodeScreen.tsx'),
    'NewPromoCodeScreen',
  ),
});
