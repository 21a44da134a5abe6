import { createFileRoute, Outlet } from '@tanstack/react-router';
import { AdminSessionProvider } from '#web/actors/AdminSessionContext.tsx';
import { openAdminSession } from '#web/actors/openAdminSession.ts';

export const Route = createFileRoute('/admin')({
  beforeLoad: async ({ context: { client, navigate } }) => {
    const goTo = (page: 'products' | 'login'): void => void navigate({ to: `/admin/${page}`, replace: true });
    return { session: await openAdminSession(client, goTo) };
  },
  component: AdminRoute,
});

function AdminRoute() {
  const { session } = Route.useRouteContext();
  return (
    <AdminSessionProvider actor={session}>
      <Outlet />
    </AdminSessionProvider>
  );
}
