import { useLingui } from '@lingui/react/macro';
import type { BoardArrival } from '#contract/names.ts';
import type { ReservationMove } from '#web/queries/admin/dayBoard.ts';

type Offered = { to: ReservationMove; text: string };

/** What can be done with who booked, as the server allows it. */
export function useMoves(): Record<BoardArrival['state'], readonly Offered[]> {
  const { t } = useLingui();
  const checkIn: Offered = { to: 'check-in', text: t({ id: 'board.checkIn', message: 'Inchecken' }) };
  const noShow: Offered = { to: 'no-show', text: t({ id: 'board.noShow', message: 'Niet gekomen' }) };
  const checkOut: Offered = { to: 'check-out', text: t({ id: 'board.checkOut', message: 'Vertrokken' }) };
  const undo: Offered = { to: 'undo', text: t({ id: 'board.undo', message: 'Ongedaan maken' }) };
  return {
    hold: [],
    expired: [],
    cancelled: [],
    completed: [],
    confirmed: [checkIn, noShow],
    checked_in: [checkOut, undo],
    no_show: [checkIn, undo],
  };
}
