import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/account')({
  component: lazyRouteComponent(() => import('#web/features/admin/account/AccountScreen.tsx'), 'AccountScreen'),
});
