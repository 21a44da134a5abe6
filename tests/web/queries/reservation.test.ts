import { QueryClient } from '@tanstack/react-query';
import { expect, test, vi } from 'vitest';
import type { Reservation } from '#contract/names.ts';
import type { ReservationLoad } from '#web/queries/reservation.ts';

vi.stubGlobal('document', { getElementById: () => null });
vi.stubGlobal('BroadcastChannel', undefined);
const { cacheReservation, reservationKey } = await import('#web/queries/reservation.ts');

const key = reservationKey('entree');

/** A reservation of which only the total matters here. */
const withTotal = (total: number) =>
  ({ total, persons: [], serverTime: '2026-05-01T10:00:00Z' }) as unknown as Reservation;

test('an answer that was asked for before a change does not undo the change', async () => {
  const client = new QueryClient();
  let answer: (load: ReservationLoad) => void = () => undefined;
  const answered = new Promise<ReservationLoad>((resolve) => {
    answer = resolve;
  });
  const request = client.fetchQuery({ queryKey: key, queryFn: () => answered }).catch(() => null);
  cacheReservation(client, 'entree', withTotal(6900));
  answer({ reservation: withTotal(0), gone: null });
  await request;
  await answered;
  expect(client.getQueryData(key)).toEqual({ reservation: withTotal(6900), gone: null });
});

test('what is being asked besides the reservation goes on', async () => {
  const client = new QueryClient();
  const request = client.fetchQuery({ queryKey: [...key, 'comment'], queryFn: async () => 'Graag rustig' });
  cacheReservation(client, 'entree', withTotal(6900));
  expect(await request).toBe('Graag rustig');
});
