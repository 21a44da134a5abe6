import { createFileRoute, redirect } from '@tanstack/react-router';
import { adminRedirect } from '#machines/adminSession/adminSession.selectors.ts';
import { OfficeFrame } from '#web/features/admin/shell/OfficeFrame.tsx';

export const Route = createFileRoute('/admin/_office')({
  beforeLoad: ({ context: { session } }) => {
    if (adminRedirect(session.getSnapshot(), 'office') !== null) throw redirect({ to: '/admin/login' });
  },
  component: OfficeFrame,
});
