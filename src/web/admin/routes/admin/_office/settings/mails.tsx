import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/mails')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/settings/MailSettingsScreen.tsx'),
    'MailSettingsScreen',
  ),
});
