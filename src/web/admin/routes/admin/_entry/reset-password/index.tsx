import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_entry/reset-password/')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/entry/RequestStaffResetScreen.tsx'),
    'RequestStaffResetScreen',
  ),
});
