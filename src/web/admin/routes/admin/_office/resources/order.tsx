import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/order')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/resources/ResourceOrderScreen.tsx'),
    'ResourceOrderScreen',
  ),
});
