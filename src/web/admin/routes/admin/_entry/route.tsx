import { createFileRoute, Outlet, redirect } from '@tanstack/react-router';
import { adminRedirect } from '#machines/adminSession/adminSession.selectors.ts';
import { EntryFrame } from '#web/features/admin/entry/EntryFrame.tsx';

export const Route = createFileRoute('/admin/_entry')({
  beforeLoad: ({ context: { session } }) => {
    if (adminRedirect(session.getSnapshot(), 'entry') !== null) throw redirect({ to: '/admin/products' });
  },
  component: EntryRoute,
});

function EntryRoute() {
  return (
    <EntryFrame>
      <Outlet />
    </EntryFrame>
  );
}
