import { mutationOptions, queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { CustomerForm, Proposal, Reservation } from '#contract/names.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { api, dataOf } from '#web/api/client.ts';
import { tellOtherTabs } from '#web/api/otherTabs.ts';
import { noteServerTime } from '#web/api/serverClock.ts';
import { reservationSession } from '#web/api/tokens.ts';

/** The live hold of this visitor on a flow, or what became of the newest one. */
export type ReservationLoad = { reservation: Reservation | null; gone: 'expired' | 'cancelled' | 'confirmed' | null };

const endings: Partial<Record<string, ReservationLoad['gone']>> = {
  reservation_expired: 'expired',
  reservation_cancelled: 'cancelled',
  reservation_confirmed: 'confirmed',
};

async function load(slug: string, signal?: AbortSignal): Promise<ReservationLoad> {
  if (reservationSession() === null) return { reservation: null, gone: null };
  try {
    const reservation = await dataOf(
      api.GET('/reservation/{slug}', { params: { path: { slug } }, ...(signal ? { signal } : {}) }),
    );
    noteServerTime(reservation.serverTime);
    return { reservation, gone: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      return { reservation: null, gone: endings[error.code] ?? null };
    }
    throw error;
  }
}

export const reservationKey = (slug: string) => ['reservation', slug] as const;

const mostRetries = 3;

/** A reservation that is not there is an answer; any failure is tried again (specification §4). */
export const reservationQuery = (slug: string) =>
  queryOptions({
    queryKey: reservationKey(slug),
    queryFn: ({ signal }) => load(slug, signal),
    retry: (failures) => failures < mostRetries,
    staleTime: 30_000,
  });

/** Puts the server's answer in the place all screens read from; what was asked before it would be older news. */
export function keepReservation(client: QueryClient, slug: string, reservation: Reservation | null): void {
  if (reservation !== null) noteServerTime(reservation.serverTime);
  void client.cancelQueries({ queryKey: reservationKey(slug), exact: true });
  client.setQueryData<ReservationLoad>(reservationKey(slug), { reservation, gone: null });
  tellOtherTabs(slug);
}

/** The proposals that were worked out last; they are asked for by the machine, never by a screen. */
export const proposalsQuery = (slug: string) =>
  queryOptions<Proposal[]>({
    queryKey: ['proposals', slug],
    queryFn: skipToken,
    staleTime: Infinity,
  });

export const commentQuery = (slug: string) =>
  queryOptions({
    queryKey: [...reservationKey(slug), 'comment'],
    queryFn: ({ signal }) => dataOf(api.GET('/reservation/{slug}/comment', { params: { path: { slug } }, signal })),
  });

/** Saves the remarks; the answer takes the place of what was read before. */
export const saveComment = (client: QueryClient, slug: string) =>
  mutationOptions({
    mutationFn: (comment: string) =>
      dataOf(api.PUT('/reservation/{slug}/comment', { params: { path: { slug } }, body: { comment } })),
    onSuccess: (saved) => client.setQueryData(commentQuery(slug).queryKey, saved),
  });

/** The customer the reservation is linked to. */
export const reservationUserQuery = (slug: string) =>
  queryOptions({
    queryKey: [...reservationKey(slug), 'user'],
    queryFn: ({ signal }) => dataOf(api.GET('/reservation/{slug}/user', { params: { path: { slug } }, signal })),
  });

/** Updates the customer's own record through the reservation. */
export const saveReservationUser = (client: QueryClient, slug: string) =>
  mutationOptions({
    mutationFn: (form: CustomerForm) =>
      dataOf(api.PUT('/reservation/{slug}/user', { params: { path: { slug } }, body: form })),
    onSuccess: (customer) => {
      client.setQueryData(reservationUserQuery(slug).queryKey, customer);
      return client.invalidateQueries({ queryKey: ['customers'] });
    },
  });
