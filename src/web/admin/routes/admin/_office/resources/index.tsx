import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/')({
  component: lazyRouteComponent(() => import('#web/features/admin/resources/ResourcesScreen.tsx'), 'ResourcesScreen'),
});
