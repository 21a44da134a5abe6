import { createFileRoute } from '@tanstack/react-router';
import { ConfirmEmailScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/confirm/$token')({ component: ConfirmRoute });

ConfirmRoute.preload = ConfirmEmailScreen.preload;
function ConfirmRoute() {
  const { token } = Route.useParams();
  return <ConfirmEmailScreen key={token} token={token} />;
}
