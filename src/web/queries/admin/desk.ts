import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffQuote, StaffReservation, StaffReservationForm } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';

/** What can be sold on a day; the earliest arrival follows the clock. */
export const deskOffersQuery = (date: string) =>
  queryOptions({
    queryKey: ['admin', 'deskOffers', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/admin/reservations/offers/{date}', { params: { path: { date } }, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
  });

export const quoteAtDesk = (body: StaffReservationForm, signal: AbortSignal): Promise<StaffQuote> =>
  dataOf(api.POST('/admin/reservations/quote', { body, signal }));

export async function bookAtDesk(
  client: QueryClient,
  { key, body }: { key: string; body: StaffReservationForm },
): Promise<StaffReservation> {
  const header = { 'Idempotency-Key': key };
  const booked = await dataOf(api.POST('/admin/reservations', { params: { header }, body }));
  const lists = ['reservations', 'dayBoard', 'customer'].map((name) =>
    client.invalidateQueries({ queryKey: ['admin', name] }),
  );
  await Promise.all(lists);
  return booked;
}
