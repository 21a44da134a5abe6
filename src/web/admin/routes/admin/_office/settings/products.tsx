import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/products')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/settings/ProductSettingsScreen.tsx'),
    'ProductSettingsScreen',
  ),
});
