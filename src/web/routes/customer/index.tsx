import { createFileRoute, redirect } from '@tanstack/react-router';
import { accountRedirect } from '#machines/session/session.selectors.ts';
import { AccountScreen } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer/')({
  beforeLoad: ({ context: { session } }) => {
    if (accountRedirect(session.getSnapshot(), 'account') !== null) throw redirect({ to: '/customer/login' });
  },
  component: AccountScreen,
});
