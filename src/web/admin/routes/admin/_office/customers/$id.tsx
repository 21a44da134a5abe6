import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const CustomerScreen = lazyRouteComponent(
  () => import('#web/features/admin/customers/CustomerScreen.tsx'),
  'CustomerScreen',
);

export const Route = createFileRoute('/admin/_office/customers/$id')({ component: CustomerRoute });

CustomerRoute.preload = CustomerScreen.preload;
function CustomerRoute() {
  const { id } = Route.useParams();
  return <CustomerScreen key={id} id={id} />;
}
