import { queryOptions, type QueryClient } from '@tanstack/react-query';
import type { AcceptedMoves, ChangeOrder, ChangeQuote, ChangeResult, OwnBooking, OwnChange } from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/client.ts';
import { idempotencyKey } from '#web/api/idempotencyKey.ts';

const keyOf = (ref: string) => ['selfService', ref];

export const ownBookingQuery = (ref: string) =>
  queryOptions({
    queryKey: [...keyOf(ref), 'booking'],
    queryFn: ({ signal }) => dataOf(api.GET('/self-service/{ref}', { params: { path: { ref } }, signal })),
    staleTime: Infinity,
    retry: false,
  });

/** Always asked anew: another tab may have changed it. */
export const loadOwnBooking = (client: QueryClient, ref: string): Promise<OwnBooking> =>
  client.fetchQuery({ ...ownBookingQuery(ref), staleTime: 0 });

export const ownCalendarFile = (ref: string): Promise<string> =>
  bodyOf(api.GET('/self-service/{ref}/calendar.ics', { params: { path: { ref } }, parseAs: 'text' }));

export const ownReceiptFile = (ref: string): Promise<Blob> =>
  bodyOf(api.GET('/self-service/{ref}/receipt', { params: { path: { ref } }, parseAs: 'blob' }));

export async function acceptOwnMoves(client: QueryClient, ref: string, body: AcceptedMoves): Promise<OwnBooking> {
  const booking = await dataOf(api.POST('/self-service/{ref}/accepted-moves', { params: { path: { ref } }, body }));
  client.setQueryData(ownBookingQuery(ref).queryKey, booking);
  return booking;
}

export const quoteOwnChange = (ref: string, change: OwnChange): Promise<ChangeQuote> =>
  dataOf(api.POST('/self-service/{ref}/quote', { params: { path: { ref } }, body: change }));

/** Offers and the account’s list are asked for again afterwards. */
export async function applyOwnChange(client: QueryClient, ref: string, order: ChangeOrder): Promise<ChangeResult> {
  const header = { 'Idempotency-Key': idempotencyKey() };
  const result = await dataOf(
    api.POST('/self-service/{ref}/changes', { params: { path: { ref }, header }, body: order }),
  );
  client.removeQueries({ queryKey: [...keyOf(ref), 'offers'] });
  client.setQueryData(ownBookingQuery(ref).queryKey, result.booking);
  void client.invalidateQueries({ queryKey: ['customers'] });
  return result;
}

const offersKey = (ref: string) => [...keyOf(ref), 'offers'];

export const ownDaysQuery = (ref: string, range: { from: string; to: string }) =>
  queryOptions({
    queryKey: [...offersKey(ref), 'days', range],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/self-service/{ref}/days', { params: { path: { ref }, query: range }, signal })),
  });

export const ownTimesQuery = (ref: string, date: string) =>
  queryOptions({
    queryKey: [...offersKey(ref), 'times', date],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/self-service/{ref}/times/{date}', { params: { path: { ref, date } }, signal })),
  });

export const ownDeparturesQuery = (ref: string) =>
  queryOptions({
    queryKey: [...offersKey(ref), 'departures'],
    queryFn: ({ signal }) => dataOf(api.GET('/self-service/{ref}/departures', { params: { path: { ref } }, signal })),
  });

export const ownOptionsQuery = (ref: string, itemId: string) =>
  queryOptions({
    queryKey: [...offersKey(ref), 'options', itemId],
    queryFn: ({ signal }) =>
      dataOf(api.GET('/self-service/{ref}/items/{itemId}', { params: { path: { ref, itemId } }, signal })),
  });

export const ownStartsQuery = (ref: string, item: { itemId: string; productId: string }) =>
  queryOptions({
    queryKey: [...offersKey(ref), 'starts', item],
    queryFn: ({ signal }) =>
      dataOf(
        api.GET('/self-service/{ref}/items/{itemId}/times/{productId}', { params: { path: { ref, ...item } }, signal }),
      ),
  });
