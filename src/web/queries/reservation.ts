import { queryOptions, skipToken, type QueryClient } from '@tanstack/react-query';
import type { CustomerForm, Proposal, Reservation } from '#contract/names.ts';
import { ApiError } from '#web/api/ApiError.ts';
import { api, dataOf } from '#web/api/client.ts';
import { notifyOtherTabs } from '#web/api/otherTabs.ts';
import { syncServerClock } from '#web/api/serverClock.ts';
import { reservationSession } from '#web/api/tokens.ts';
import { rememberHold } from './openHolds.ts';

/** This visitor's live hold on a flow, or how the newest one ended. */
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
    syncServerClock(reservation.serverTime);
    rememberHold(slug, reservation);
    return { reservation, gone: null };
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) {
      rememberHold(slug, null);
      return { reservation: null, gone: endings[error.code] ?? null };
    }
    throw error;
  }
}

export const reservationKey = (slug: string) => ['reservation', slug] as const;

const maxRetries = 3;

/** No reservation is a valid result; failures are retried (specification §4). */
export const reservationQuery = (slug: string) =>
  queryOptions({
    queryKey: reservationKey(slug),
    queryFn: ({ signal }) => load(slug, signal),
    retry: (failures) => failures < maxRetries,
    staleTime: 30_000,
  });

/** Cancels running fetches, which would be older. */
export function cacheReservation(client: QueryClient, slug: string, reservation: Reservation | null): void {
  if (reservation !== null) syncServerClock(reservation.serverTime);
  rememberHold(slug, reservation);
  void client.cancelQueries({ queryKey: reservationKey(slug), exact: true });
  client.setQueryData<ReservationLoad>(reservationKey(slug), { reservation, gone: null });
  notifyOtherTabs(slug);
}

/** Filled by the machine, never fetched by a screen. */
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

export async function saveComment(client: QueryClient, slug: string, comment: string): Promise<void> {
  const saved = await dataOf(api.PUT('/reservation/{slug}/comment', { params: { path: { slug } }, body: { comment } }));
  client.setQueryData(commentQuery(slug).queryKey, saved);
}

export const reservationUserQuery = (slug: string) =>
  queryOptions({
    queryKey: [...reservationKey(slug), 'user'],
    queryFn: ({ signal }) => dataOf(api.GET('/reservation/{slug}/user', { params: { path: { slug } }, signal })),
  });

export async function saveReservationUser(client: QueryClient, slug: string, form: CustomerForm): Promise<void> {
  const customer = await dataOf(api.PUT('/reservation/{slug}/user', { params: { path: { slug } }, body: form }));
  client.setQueryData(reservationUserQuery(slug).queryKey, customer);
  await client.invalidateQueries({ queryKey: ['customers'] });
}
