import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/payments')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/settings/PaymentSettingsScreen.tsx'),
    'PaymentSettingsScreen',
  ),
});
