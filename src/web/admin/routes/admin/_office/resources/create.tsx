import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/create')({
  component: lazyRouteComponent(
    () => import('#web/features/admin/resources/NewResourceScreen.tsx'),
    'NewResourceScreen',
  ),
});
