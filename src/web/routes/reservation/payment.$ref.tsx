import { createFileRoute } from '@tanstack/react-router';
import { PaymentLinkScreen } from '#web/navigation/screens.ts';
import { paymentLinkSearch } from '#web/navigation/search.ts';

export const Route = createFileRoute('/reservation/payment/$ref')({
  validateSearch: paymentLinkSearch,
  component: PaymentLinkRoute,
});

PaymentLinkRoute.preload = PaymentLinkScreen.preload;
function PaymentLinkRoute() {
  const { ref } = Route.useParams();
  const { returned } = Route.useSearch();
  return <PaymentLinkScreen key={ref} reference={ref} returned={returned === 'true'} />;
}
