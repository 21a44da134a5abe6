import { keepPreviousData, queryOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffItemsForm, StaffQuote, StaffReservation, StaffReservationForm } from '#contract/names.ts';
import { reservationQuery } from './reservations.ts';
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
  await readListsAnew(client);
  return booked;
}

export const quoteItems = (id: string, body: StaffItemsForm, signal: AbortSignal): Promise<StaffQuote> =>
  dataOf(api.POST('/admin/reservations/{id}/items/quote', { params: { path: { id } }, body, signal }));

export async function addItems(
  client: QueryClient,
  { id, key, body }: { id: string; key: string; body: StaffItemsForm },
): Promise<StaffReservation> {
  const params = { path: { id }, header: { 'Idempotency-Key': key } };
  const changed = await dataOf(api.POST('/admin/reservations/{id}/items', { params, body }));
  client.setQueryData(reservationQuery(id).queryKey, changed);
  await readListsAnew(client);
  return changed;
}

const readListsAnew = (client: QueryClient) =>
  Promise.all(
    ['reservations', 'dayBoard', 'customer'].map((name) => client.invalidateQueries({ queryKey: ['admin', name] })),
  );
