import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ExpectedTimeForm } from '#contract/names.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { dayBoardKey } from './dayBoard.ts';
import { readReservationAgain, reservationQuery } from './reservations.ts';

/** Gives its id; what was read is what `reservationQuery` shows at once. */
export async function findByNumber(client: QueryClient, number: string): Promise<string> {
  const params = { path: { number } };
  const reservation = await dataOf(api.GET('/admin/reservations/by-number/{number}', { params }));
  client.setQueryData(reservationQuery(reservation.id).queryKey, reservation);
  return reservation.id;
}

export const noteExpectedTime = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (body: ExpectedTimeForm) =>
      dataOf(api.PUT('/admin/reservations/{id}/expected-time', { params: { path: { id } }, body })),
    onSettled: () =>
      Promise.all([readReservationAgain(client, id), client.invalidateQueries({ queryKey: dayBoardKey })]),
  });
