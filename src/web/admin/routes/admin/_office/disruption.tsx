import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { disruptionSearch } from '#web/features/admin/repairs/disruptionSearch.ts';

const RepairsScreen = lazyRouteComponent(
  () => import('#web/features/admin/repairs/RepairsScreen.tsx'),
  'RepairsScreen',
);

export const Route = createFileRoute('/admin/_office/disruption')({
  validateSearch: disruptionSearch,
  component: DisruptionRoute,
});

DisruptionRoute.preload = RepairsScreen.preload;
function DisruptionRoute() {
  return <RepairsScreen search={Route.useSearch()} />;
}
