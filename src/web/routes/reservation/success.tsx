import { createFileRoute } from '@tanstack/react-router';
import { SuccessScreen } from '#web/navigation/screens.ts';
import { successSearch } from '#web/navigation/search.ts';

export const Route = createFileRoute('/reservation/success')({
  validateSearch: successSearch,
  component: SuccessRoute,
});

SuccessRoute.preload = SuccessScreen.preload;
function SuccessRoute() {
  const { ref } = Route.useSearch();
  return <SuccessScreen reservationId={ref ?? null} />;
}
