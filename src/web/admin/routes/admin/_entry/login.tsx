import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_entry/login')({
  component: lazyRouteComponent(() => import('#web/features/admin/entry/AdminLoginScreen.tsx'), 'AdminLoginScreen'),
});
