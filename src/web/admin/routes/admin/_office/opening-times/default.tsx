import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';

export const Route = createFileRoute('/admin/_office/opening-times/default')({
  component: lazyRouteComponent(() => import('#web/features/admin/openingTimes/WeekScreen.tsx'), 'WeekScreen'),
});
