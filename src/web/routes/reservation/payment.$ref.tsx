import { createFileRoute } from '@tanstack/react-router';
import { PaymentLinkScreen } from '#web/features/payments/paymentLink/PaymentLinkScreen.tsx';
import { paymentLinkSearch } from '../-search.ts';

export const Route = createFileRoute('/reservation/payment/$ref')({
  validateSearch: paymentLinkSearch,
  component: PaymentLinkRoute,
});

function PaymentLinkRoute() {
  const { ref } = Route.useParams();
  const { returned } = Route.useSearch();
  return <PaymentLinkScreen key={ref} reference={ref} returned={returned === 'true'} />;
}
