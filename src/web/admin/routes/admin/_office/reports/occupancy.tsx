import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportSearch } from '#web/features/admin/reports/reportSearch.ts';

const OccupancyScreen = lazyRouteComponent(
  () => import('#web/features/admin/reports/OccupancyScreen.tsx'),
  'OccupancyScreen',
);

export const Route = createFileRoute('/admin/_office/reports/occupancy')({
  validateSearch: reportSearch,
  component: ReportRoute,
});

ReportRoute.preload = OccupancyScreen.preload;
function ReportRoute() {
  return <OccupancyScreen search={Route.useSearch()} />;
}
