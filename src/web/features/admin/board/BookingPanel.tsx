import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { BoardArrival, BoardBlock, DayBoard } from '#contract/names.ts';
import { mayMarkGuests } from '#domain/booking/guestArrivals.ts';
import type { BoardItem } from '#machines/boardMove/boardMove.types.ts';
import { currentLocale } from '#web/i18n/activate.ts';
import { priceOf } from '#web/i18n/money.ts';
import { Button } from '#web/ui/Button.tsx';
import { Dialog } from '#web/ui/Dialog.tsx';
import { linkClass } from '#web/ui/Link.css.ts';
import { Price } from '#web/ui/Price.tsx';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Board.css.ts';
import { unassignedId } from './boardLayout.ts';
import { boardItemOf } from './boardMoves.ts';
import { useArrivalStates } from './useArrivalStates.ts';
import { useMove } from './useMove.ts';
import { useMoves } from './useMoves.ts';

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

type ArrivalCardProps = { arrival: BoardArrival; onGuests: (reservationId: string) => void };

function ArrivalCard({ arrival, onGuests }: ArrivalCardProps) {
  const { reservationId, name, number, personCount, startTime, detail, totalOpen, state } = arrival;
  const words = useArrivalStates()[state];
  const open = <Price {...priceOf(totalOpen, currentLocale())} />;
  return (
    <div role="group" className={css.panelGuest} aria-label={name || number}>
      <p className={css.panelName}>{name || number}</p>
      <p className={css.facts}>
        <span>{number}</span>
        <span>
          <Trans id="board.persons">{personCount} p</Trans>
        </span>
        {startTime === null ? null : <span>{startTime}</span>}
        {words === null ? null : <span>{words.text}</span>}
      </p>
      <p>{detail}</p>
      {totalOpen > 0 ? (
        <p>
          <Trans id="board.open">{open} open</Trans>
        </p>
      ) : null}
      {arrival.hasComment ? (
        <p>
          <Trans id="board.panel.comment">Er is een notitie bij deze reservering.</Trans>
        </p>
      ) : null}
      <p>
        <Link to="/admin/reservations/$id" params={{ id: reservationId }} className={linkClass}>
          <Trans id="board.panel.reservation">Hele reservering</Trans>
        </Link>
      </p>
      <Moves arrival={arrival} onGuests={onGuests} />
    </div>
  );
}

function Moves({ arrival, onGuests }: ArrivalCardProps) {
  const { t } = useLingui();
  const { reservationId, state } = arrival;
  const { isBusy, move } = useMove();
  const moves = useMoves(state);
  if (!usePermission('change_reservations')) return null;
  return (
    <div className={css.panelMoves}>
      {moves.map(({ move: to, text }) => (
        <Button
          key={to}
          kind="outline"
          size="small"
          busyLabel={isBusy && t({ id: 'common.busy', message: 'Bezig…' })}
          onClick={() => move(arrival, to)}
        >
          {text}
        </Button>
      ))}
      {mayMarkGuests(state) ? (
        <Button kind="outline" size="small" onClick={() => onGuests(reservationId)}>
          <Trans id="arrival.perGuest">Per gast</Trans>
        </Button>
      ) : null}
    </div>
  );
}
