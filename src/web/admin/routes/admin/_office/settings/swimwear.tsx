import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/swimwear')({
  component: lazyRouteComponent(() => import('#web/features/admin/settings/SwimwearScreen.tsx'), 'SwimwearScreen'),
});
