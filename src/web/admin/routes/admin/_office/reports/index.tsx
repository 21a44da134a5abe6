import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { reportSearch } from '#web/features/admin/reports/reportSearch.ts';

const RevenueScreen = lazyRouteComponent(
  () => import('#web/features/admin/reports/RevenueScreen.tsx'),
  'RevenueScreen',
);

export const Route = createFileRoute('/admin/_office/reports/')({
  validateSearch: reportSearch,
  component: ReportRoute,
});

ReportRoute.preload = RevenueScreen.preload;
function ReportRoute() {
  return <RevenueScreen search={Route.useSearch()} />;
}
