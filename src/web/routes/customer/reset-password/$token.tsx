import { createFileRoute } from '@tanstack/react-router';
import { ResetPasswordScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/reset-password/$token')({ component: ResetRoute });

ResetRoute.preload = ResetPasswordScreen.preload;
function ResetRoute() {
  const { token } = Route.useParams();
  const navigate = Route.useNavigate();
  return <ResetPasswordScreen key={token} token={token} onSaved={() => void navigate({ to: '/customer/login' })} />;
}
