import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { ExpectedTimeForm, GuestMarks, GuestMarksResult } from '#contract/names.ts';
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

/** Whatever the answer, reservation and board are read again before it is given. */
export async function markGuests(client: QueryClient, id: string, body: GuestMarks): Promise<GuestMarksResult> {
  try {
    return await dataOf(api.POST('/admin/reservations/{id}/guests', { params: { path: { id } }, body }));
  } finally {
    await Promise.all([readReservationAgain(client, id), client.invalidateQueries({ queryKey: dayBoardKey })]);
  }
}

export const noteExpectedTime = (client: QueryClient, id: string) =>
  mutationOptions({
    mutationFn: (body: ExpectedTimeForm) =>
      dataOf(api.PUT('/admin/reservations/{id}/expected-time', { params: { path: { id } }, body })),
    onSettled: () =>
      Promise.all([readReservationAgain(client, id), client.invalidateQueries({ queryKey: dayBoardKey })]),
  });
