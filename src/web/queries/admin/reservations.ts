import { keepPreviousData, mutationOptions, queryOptions, type QueryClient } from '@tanstack/react-query';
import type {
  CancelForm,
  DaysSearch,
  DeskPaymentForm,
  DeskRefundForm,
  PaymentLinkForm,
  RefundForm,
  StaffReservation,
  StaffReservationChange,
} from '#contract/names.ts';
import { api, bodyOf, dataOf } from '#web/api/adminClient.ts';
import { deskNeeds } from './deskAnswers.ts';

export const reservationsPerPage = 25;

const listKey = ['admin', 'reservations'] as const;
const oneKey = (id: string) => ['admin', 'reservation', id] as const;

/** In ms. The list as it opens is had for a working day when it cannot be read again; who was looked for is dropped as ever. */
const [listStays, readAgainAfter] = [12 * 3_600_000, 15_000];

export const reservationsQuery = (body: DaysSearch) =>
  queryOptions({
    queryKey: [...listKey, body],
    queryFn: ({ signal }) => bodyOf(api.POST('/admin/reservations/search', { body, signal })),
    placeholderData: keepPreviousData,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.status === 'error' ? readAgainAfter : false),
    ...(body.q === undefined && body.cursor === undefined ? { gcTime: listStays } : {}),
  });

const at = (id: string) => ({ params: { path: { id } } });

export const reservationQuery = (id: string) =>
  queryOptions({
    queryKey: oneKey(id),
    queryFn: ({ signal }) => dataOf(api.GET('/admin/reservations/{id}', { ...at(id), signal })),
    staleTime: 0,
    meta: deskNeeds.guests,
  });

export const refundsQuery = (reservationId: string, paymentId: string) =>
  queryOptions({
    queryKey: [...oneKey(reservationId), 'refunds', paymentId],
    queryFn: ({ signal }) => dataOf(api.GET('/admin/payments/{id}/refunds', { ...at(paymentId), signal })),
    staleTime: 0,
  });

/** Everything that was paid and went back, also at the desk and with credits. */
export const ledgerQuery = (id: string) =>
  queryOptions({
    queryKey: [...oneKey(id), 'ledger'],
    queryFn: ({ signal }) => {
      const body = { filter: `reservationId:${id}`, sort: 'at', pageSize: 200 };
      return dataOf(api.POST('/admin/ledger/search', { body, signal }));
    },
    staleTime: 0,
  });

/** Also the money of it. */
export async function readReservationAgain(client: QueryClient, id: string): Promise<void> {
  await Promise.all([
    client.invalidateQueries({ queryKey: oneKey(id) }),
    client.invalidateQueries({ queryKey: listKey }),
  ]);
}

/** Whatever the answer, the reservation is read again: of two desks the second sees what the first did. */
const settled = (client: QueryClient, id: string) => ({ onSettled: () => readReservationAgain(client, id) });

export const saveNote = (id: string, body: StaffReservationChange): Promise<StaffReservation> =>
  dataOf(api.PUT('/admin/reservations/{id}', { ...at(id), body }));

export const removeItem = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (itemId: string) =>
      dataOf(api.DELETE('/admin/reservations/{id}/items/{itemId}', { params: { path: { id, itemId } } })),
    ...settled(client, id),
  });

/** One key per action, so that a repeated request does it once. */
type Keyed<Body> = { key: string; body: Body };

const keyed = (id: string, key: string) => ({ params: { path: { id }, header: { 'Idempotency-Key': key } } });

export const cancelBooking = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<CancelForm>) =>
      dataOf(api.POST('/admin/reservations/{id}/cancel', { ...keyed(id, key), body })),
    ...settled(client, id),
  });

export const takePayment = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<DeskPaymentForm>) =>
      dataOf(api.POST('/admin/reservations/{id}/payments', { ...keyed(id, key), body })),
    ...settled(client, id),
  });

export const refundAtDesk = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<DeskRefundForm>) =>
      dataOf(api.POST('/admin/reservations/{id}/desk-refunds', { ...keyed(id, key), body })),
    ...settled(client, id),
  });

export const makePaymentLink = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<PaymentLinkForm>) =>
      dataOf(api.POST('/checkout/payment-link/{id}', { ...keyed(id, key), body })),
    ...settled(client, id),
  });

export const refundPayment = (client: QueryClient, { id, paymentId }: { id: string; paymentId: string }) =>
  mutationOptions({
    mutationFn: ({ key, body }: Keyed<RefundForm>) =>
      dataOf(api.POST('/admin/payments/{id}/refunds', { ...keyed(paymentId, key), body })),
    ...settled(client, id),
  });

export const mailConfirmation = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: () => bodyOf(api.POST('/admin/reservations/{id}/confirmation-mail', at(id))),
    ...settled(client, id),
  });
