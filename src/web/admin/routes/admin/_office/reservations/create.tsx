import { createFileRoute, lazyRouteComponent } from '@tanstack/react-router';
import { isLocalDate } from '#domain/values/localDate.ts';

const NewReservationScreen = lazyRouteComponent(
  () => import('#web/features/admin/desk/NewReservationScreen.tsx'),
  'NewReservationScreen',
);

const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value : undefined);

export const Route = createFileRoute('/admin/_office/reservations/create')({
  validateSearch: ({ date, customer }: Record<string, unknown>): { date?: string; customer?: string } => {
    const [day, id] = [textOf(date), textOf(customer)];
    return { ...(day !== undefined && isLocalDate(day) ? { date: day } : {}), ...(id ? { customer: id } : {}) };
  },
  component: NewReservationRoute,
});

NewReservationRoute.preload = NewReservationScreen.preload;
function NewReservationRoute() {
  const { date, customer } = Route.useSearch();
  return <NewReservationScreen date={date} customerId={customer} />;
}
