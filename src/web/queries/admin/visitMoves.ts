import { mutationOptions, type QueryClient } from '@tanstack/react-query';
import type { StaffReservation } from '#contract/names.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { api, dataOf } from '#web/api/adminClient.ts';
import { dayBoardKey } from './dayBoard.ts';
import { readReservationAgain } from './reservations.ts';

const paths = {
  checkIn: '/admin/reservations/{id}/check-in',
  complete: '/admin/reservations/{id}/check-out',
  noShow: '/admin/reservations/{id}/no-show',
  undo: '/admin/reservations/{id}/undo',
} as const satisfies Record<VisitMove, string>;

/** Whatever the answer, what shows the visit is read again: of two desks the second sees what the first did. */
export const moveVisit = (client: QueryClient) =>
  mutationOptions({
    mutationFn: ({ id, move }: { id: string; move: VisitMove }): Promise<StaffReservation> =>
      dataOf(api.POST(paths[move], { params: { path: { id } } })),
    onSettled: (_reservation, _error, { id }) =>
      Promise.all([readReservationAgain(client, id), client.invalidateQueries({ queryKey: dayBoardKey })]),
  });
