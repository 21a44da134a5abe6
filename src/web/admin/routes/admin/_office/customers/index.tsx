import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/customers/')({
  component: lazyRouteComponent(() => import('#web/features/admin/customers/CustomersScreen.tsx'), 'CustomersScreen'),
});
