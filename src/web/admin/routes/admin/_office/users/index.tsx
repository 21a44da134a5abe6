import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/users/')({
  component: lazyRouteComponent(() => import('#web/features/admin/users/UsersScreen.tsx'), 'UsersScreen'),
});
