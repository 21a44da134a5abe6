import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '#domain/values/localDate.ts';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/NewRosterExceptionScreen.tsx'),
  'NewRosterExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/resources/$id/roster/create')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' && isLocalDate(date) ? { date } : {},
  component: NewRosterExceptionRoute,
});

function NewRosterExceptionRoute() {
  const { id } = Route.useParams();
  const { date } = Route.useSearch();
  return <Screen key={id} id={id} date={date} />;
}
