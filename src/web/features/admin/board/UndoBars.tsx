import { Trans, useLingui } from '@lingui/react/macro';
import { useSelector } from '@xstate/react';
import { ArrivalUndo } from '../kit/guests/ArrivalUndo.tsx';
import type { ArrivalRef } from '../kit/guests/useArrival.ts';
import { UndoBar } from '../kit/undoBar/UndoBar.tsx';
import { undoBars } from '../kit/undoBar/UndoBar.css.ts';
import type { BlockedTimeRef } from './useBlockedTime.ts';
import type { BoardMoveRef } from './useBoardMove.ts';
import type { BoardSwapRef } from './useBoardSwap.ts';

type UndoBarsProps = { moves: BoardMoveRef; swaps: BoardSwapRef; blockedTimes: BlockedTimeRef; arrival: ArrivalRef };

/** At the bottom of the page: what was done last of each kind. */
export const UndoBars = ({ moves, swaps, blockedTimes, arrival }: UndoBarsProps) => (
  <div className={undoBars}>
    <MoveUndo actor={moves} />
    <SwapUndo actor={swaps} />
    <BlockedTimeUndo actor={blockedTimes} />
    <ArrivalUndo actor={arrival} />
  </div>
);

function MoveUndo({ actor }: { actor: BoardMoveRef }) {
  const { t } = useLingui();
  const time = useSelector(actor, ({ context }) => context.former?.item.startTime ?? '');
  return (
    <UndoBar actor={actor} label={t({ id: 'board.move.bar', message: 'Verplaatst' })} keepsFocus>
      <Trans id="board.move.done">Verplaatst, nu om {time}</Trans>
    </UndoBar>
  );
}

function SwapUndo({ actor }: { actor: BoardSwapRef }) {
  const { t } = useLingui();
  return (
    <UndoBar actor={actor} label={t({ id: 'board.swap.bar', message: 'Gewisseld' })}>
      <Trans id="board.swap.done">De twee boekingen zijn gewisseld</Trans>
    </UndoBar>
  );
}

function BlockedTimeUndo({ actor }: { actor: BlockedTimeRef }) {
  const { t } = useLingui();
  const change = useSelector(actor, ({ context }) => context.change);
  const draft = useSelector(actor, ({ context }) => context.draft);
  const { startTime, endTime } = draft ?? { startTime: '', endTime: '' };
  return (
    <UndoBar actor={actor} label={t({ id: 'board.blocked.title', message: 'Geblokkeerde tijd' })}>
      {change === 'removed' ? (
        <Trans id="board.blocked.removed">Vrijgegeven: er kan weer geboekt worden</Trans>
      ) : (
        <Trans id="board.blocked.done">
          Geblokkeerd van {startTime} tot {endTime}
        </Trans>
      )}
    </UndoBar>
  );
}
