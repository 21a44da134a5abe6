import { createFileRoute, Outlet } from '@tanstack/react-router';
import { SessionActorProvider } from '#web/actors/SessionActorContext.tsx';

/** The machines are only loaded for those who enter the account. */
const sessions = () => import('#web/actors/openSession.ts');

export const Route = createFileRoute('/customer')({
  beforeLoad: async ({ context: { client, goToAccount } }) => {
    const { openSession } = await sessions();
    return { session: await openSession(client, goToAccount) };
  },
  onEnter: () => void sessions().then(({ showSession }) => showSession()),
  onLeave: () => void sessions().then(({ closeSession }) => closeSession()),
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
