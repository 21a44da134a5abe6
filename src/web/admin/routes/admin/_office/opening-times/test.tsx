import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { dateTestSearch } from '#web/features/admin/openingTimes/test/dateTestSearch.ts';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/openingTimes/test/DateTestScreen.tsx'),
  'DateTestScreen',
);

export const Route = createFileRoute('/admin/_office/opening-times/test')({
  validateSearch: dateTestSearch,
  component: DateTestRoute,
});

DateTestRoute.preload = Screen.preload;
function DateTestRoute() {
  const navigate = Route.useNavigate();
  return <Screen search={Route.useSearch()} onSearch={(search) => void navigate({ search, replace: true })} />;
}
