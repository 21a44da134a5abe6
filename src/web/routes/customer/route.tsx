import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AccountFrame, accountEntry } from '#web/navigation/screens.ts';

export const Route = createFileRoute('/customer')({
  beforeLoad: async ({ context: { client, navigate } }) => {
    const { openSession } = await accountEntry();
    const goTo = (page: 'account' | 'login'): void =>
      void navigate({ to: page === 'login' ? '/customer/login' : '/customer', replace: true });
    return { session: await openSession(client, goTo) };
  },
  onEnter: () => void accountEntry().then(({ showSession }) => showSession()),
  onLeave: () => void accountEntry().then(({ closeSession }) => closeSession()),
  component: CustomerRoute,
});

CustomerRoute.preload = AccountFrame.preload;
function CustomerRoute() {
  const { session } = Route.useRouteContext();
  return (
    <AccountFrame actor={session}>
      <Outlet />
    </AccountFrame>
  );
}
