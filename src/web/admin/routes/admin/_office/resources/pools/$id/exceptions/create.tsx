import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '#domain/values/localDate.ts';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/resources/pools/NewPoolExceptionScreen.tsx'),
  'NewPoolExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/resources/pools/$id/exceptions/create')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' && isLocalDate(date) ? { date } : {},
  component: NewPoolExceptionRoute,
});

function NewPoolExceptionRoute() {
  const { id } = Route.useParams();
  const { date } = Route.useSearch();
  return <Screen key={id} id={id} date={date} />;
}
