import { createFileRoute } from '@tanstack/react-router';
import { SuccessScreen } from '#web/features/booking/success/SuccessScreen.tsx';
import { successSearch } from '../-search.ts';

export const Route = createFileRoute('/reservation/success')({
  validateSearch: successSearch,
  component: SuccessRoute,
});

function SuccessRoute() {
  const { ref } = Route.useSearch();
  return <SuccessScreen reservationId={ref ?? null} />;
}
