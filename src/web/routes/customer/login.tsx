import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountRedirect } from '#machines/session/session.selectors.ts';
import { LoginScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/login')({
  beforeLoad: ({ context: { session } }) => {
    if (accountRedirect(session.getSnapshot(), 'login') !== null) throw redirect({ to: '/customer' });
  },
  component: LoginScreen,
});
