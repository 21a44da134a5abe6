import { createFileRoute, Outlet } from '@tanstack/react-router';
import { closeSession, openSession, showSession } from '#web/actors/openSession.ts';
import { SessionActorProvider } from '#web/actors/SessionActorContext.tsx';

export const Route = createFileRoute('/customer')({
  beforeLoad: async ({ context: { client, goToAccount } }) => ({ session: await openSession(client, goToAccount) }),
  onEnter: showSession,
  onLeave: closeSession,
  component: CustomerRoute,
});

function CustomerRoute() {
  const { session } = Route.useRouteContext();
  return (
    <SessionActorProvider actor={session}>
      <Outlet />
    </SessionActorProvider>
  );
}
