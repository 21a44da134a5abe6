import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/settings/GeneralSettingsScreen.tsx'),
    'GeneralSettingsScreen',
  ),
});
