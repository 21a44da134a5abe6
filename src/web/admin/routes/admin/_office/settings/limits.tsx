import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/settings/limits')({
  component: lazyRouteComponent(() => import('#web/features/admin/settings/limits/LimitsScreen.tsx'), 'LimitsScreen'),
});
