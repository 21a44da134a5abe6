import { Trans, useLingui } from '@lingui/react/macro';
import type { BoardBlock, DayBoard } from '#contract/names.ts';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { MovedNote } from '../kit/guests/MovedNote.tsx';
import { usePermission } from '../kit/usePermission.ts';
import { ArrivalCard } from './ArrivalCard.tsx';
import * as css from './Board.css.ts';
import { unassignedId } from './boardLayout.ts';
import { boardItemOf } from './boardMoves.ts';

/** `blockId` null: opened from the arrivals. */
export type OpenBooking = { blockId: string | null; reservationIds: readonly string[] };

type BookingPanelProps = {
  open: OpenBooking;
  board: DayBoard;
  onClose: () => void;
  onGuests: (reservationId: string) => void;
  onMove: (item: BoardItem) => void;
  onSwap: (item: BoardItem) => void;
};

/** Stays open, on what is known, while the board is read again. */
export function BookingPanel({ open, board, onClose, onGuests, onMove, onSwap }: BookingPanelProps) {
  const { t } = useLingui();
  const block = [...board.blocks, ...board.unassigned].find(({ id }) => idsOf(id).includes(open.blockId ?? ''));
  const arrivals = board.arrivals.filter(({ reservationId }) => open.reservationIds.includes(reservationId));
  const moved = board.moved.filter(({ itemId, reservationId }) =>
    block === undefined ? open.reservationIds.includes(reservationId) : itemId === block.itemId,
  );
  const mayMove = usePermission('change_reservations');
  const item = block && mayMove ? boardItemOf(board.date, block) : null;
  const name = arrivals[0]?.name || (arrivals[0]?.number ?? '');
  return (
    <Dialog
      open
      focusTitle
      onClose={onClose}
      title={block?.title ?? name}
      closeLabel={t({ id: 'common.close', message: 'Sluiten' })}
    >
      <div className={css.panel}>
        {block === undefined ? null : <BlockFacts block={block} board={board} />}
        {moved.map((one) => (
          <p key={one.itemId}>
            {block === undefined ? `${one.title}: ` : null}
            <MovedNote moved={one} />
          </p>
        ))}
        {item === null ? null : (
          <div className={css.panelMoves}>
            <Button kind="outline" size="small" onClick={() => onMove(item)}>
              <Trans id="board.move">Verplaatsen</Trans>
            </Button>
            <Button kind="outline" size="small" onClick={() => onSwap(item)}>
              <Trans id="board.swap">Wisselen</Trans>
            </Button>
          </div>
        )}
        {arrivals.length === 0 ? (
          <p>
            <Trans id="board.panel.held">Dit wordt op dit moment geboekt.</Trans>
          </p>
        ) : (
          arrivals.map((arrival) => <ArrivalCard key={arrival.reservationId} arrival={arrival} onGuests={onGuests} />)
        )}
      </div>
    </Dialog>
  );
}

const idsOf = (id: string): string[] => [id, `${unassignedId}:${id}`];

function BlockFacts({ block, board }: { block: BoardBlock; board: DayBoard }) {
  const names = board.resources.filter(({ id }) => block.resourceIds.includes(id)).map(({ name }) => name);
  const lane = board.lanes.find(({ id }) => id === block.laneId)?.name ?? '';
  const where = names.length > 0 ? names.join(', ') : lane;
  return (
    <p className={css.panelTimes}>
      {block.startTime} – {block.endTime}
      {where === '' ? null : ` · ${where}`}
    </p>
  );
}
