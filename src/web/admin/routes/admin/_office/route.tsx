import { createFileRoute, lazyRouteComponent, redirect } from '@tanstack/react-router';
import { adminRedirect } from '#machines/adminSession/adminSession.selectors.ts';
import { loadAdminMessages } from '#web/i18n/loadAdminMessages.ts';

export const Route = createFileRoute('/admin/_office')({
  beforeLoad: async ({ context: { session } }) => {
    if (adminRedirect(session.getSnapshot(), 'office') !== null) throw redirect({ to: '/admin/login' });
    await loadAdminMessages('office');
  },
  component: lazyRouteComponent(() => import('#web/features/admin/find/Office.tsx'), 'Office'),
});
