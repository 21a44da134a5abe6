import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/messages/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/messages/NewMessageScreen.tsx'), 'NewMessageScreen'),
});
