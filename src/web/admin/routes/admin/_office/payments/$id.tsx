import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

const PaymentScreen = lazyRouteComponent(
  () => import('#web/features/admin/payments/PaymentScreen.tsx'),
  'PaymentScreen',
);

export const Route = createFileRoute('/admin/_office/payments/$id')({ component: PaymentRoute });

PaymentRoute.preload = PaymentScreen.preload;
function PaymentRoute() {
  const { id } = Route.useParams();
  return <PaymentScreen key={id} id={id} />;
}
