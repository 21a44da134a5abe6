import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/credits/promo-codes/')({
  component: lazyRouteComponent(() => import('#web/features/admin/credits/PromoCodesScreen.tsx'), 'PromoCodesScreen'),
});
