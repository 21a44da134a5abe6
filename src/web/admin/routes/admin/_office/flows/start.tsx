import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/flows/start')({
  component: lazyRouteComponent(() => import('#web/features/admin/flows/start/StartPageScreen.tsx'), 'StartPageScreen'),
});
