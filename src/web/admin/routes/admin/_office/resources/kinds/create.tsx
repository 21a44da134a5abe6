import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/resources/kinds/create')({
  component: lazyRouteComponent(() => import('#web/features/admin/resources/NewKindScreen.tsx'), 'NewKindScreen'),
});
