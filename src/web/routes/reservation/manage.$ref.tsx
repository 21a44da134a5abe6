import { createFileRoute } from '@tanstack/react-router';
import { OwnBookingScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/reservation/manage/$ref')({ component: OwnBookingRoute });

OwnBookingRoute.preload = OwnBookingScreen.preload;
function OwnBookingRoute() {
  const { ref } = Route.useParams();
  return <OwnBookingScreen key={ref} reference={ref} />;
}
