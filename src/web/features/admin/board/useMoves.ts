import { useLingui } from '@lingui/react/macro';
import type { BoardArrival } from '#contract/names.ts';
import { mayMove, type VisitMove } from '#domain/booking/staffActions.ts';

type Offered = { move: VisitMove; text: string };

/** What can be done with who booked. */
export function useMoves(state: BoardArrival['state']): readonly Offered[] {
  const { t } = useLingui();
  const words: readonly Offered[] = [
    { move: 'checkIn', text: t({ id: 'board.checkIn', message: 'Inchecken' }) },
    { move: 'complete', text: t({ id: 'board.checkOut', message: 'Vertrokken' }) },
    { move: 'noShow', text: t({ id: 'board.noShow', message: 'Niet gekomen' }) },
    { move: 'undo', text: t({ id: 'board.undo', message: 'Ongedaan maken' }) },
  ];
  return words.filter(({ move }) => mayMove(move, state));
}
