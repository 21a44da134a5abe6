import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '#domain/values/localDate.ts';

const Screen = lazyRouteComponent(
  () => import('#web/features/admin/openingTimes/NewExceptionScreen.tsx'),
  'NewExceptionScreen',
);

export const Route = createFileRoute('/admin/_office/opening-times/edit/create')({
  validateSearch: ({ date }: { date?: unknown }): { date?: string } =>
    typeof date === 'string' && isLocalDate(date) ? { date } : {},
  component: NewExceptionRoute,
});

function NewExceptionRoute() {
  const { date } = Route.useSearch();
  return <Screen date={date} />;
}
