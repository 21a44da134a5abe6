import { useDraggable } from '@dnd-kit/core';
import { Trans } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import { placesDuring } from '#domain/booking/dayBoard/lanePlaces.ts';
import { Icon } from '#web/ui/Icon.tsx';
import * as css from './Board.css.ts';
import { minuteOf } from './boardLayout.ts';
import type { OpenBooking } from './BookingPanel.tsx';
import type { BoardStateWords } from './useBoardStates.ts';

type BookingProps = {
  block: BoardBlock;
  lane: BoardLane;
  resources: DayBoard['resources'];
  /** Whether who is signed in may move bookings. */
  mayMove: boolean;
  words: BoardStateWords | null;
  isStop: boolean;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onOpen: (open: OpenBooking) => void;
};

/** Minutes under which there is place for one line, and for lines that do not wrap. */
const [lowBlock, mediumBlock] = [26, 75];

/** Its name says everything, also what a low block has no place to show. */
export function Booking(props: BookingProps) {
  const { block, lane, resources, mayMove, words, isStop, onFocus, onKeyDown, onOpen } = props;
  const { id, title, startTime, endTime, state, kind, reservationIds } = block;
  const isMovable = mayMove && block.sequence !== null && kind === 'item';
  const { setNodeRef, listeners, isDragging } = useDraggable({ id, data: { block }, disabled: !isMovable });
  const minutes = minuteOf(endTime) - minuteOf(startTime);
  const isLow = minutes < lowBlock;
  const others = resources.filter((one) => one.id !== lane.id && block.resourceIds.includes(one.id));
  return (
    <button
      {...listeners}
      ref={setNodeRef}
      type="button"
      id={id}
      data-item={block.itemId ?? undefined}
      data-dragging={isDragging || undefined}
      className={css.booking}
      data-state={state ?? (kind === 'item' ? 'held' : undefined)}
      data-kind={kind}
      data-low={isLow || undefined}
      data-height={minutes < mediumBlock ? 'medium' : undefined}
      tabIndex={isStop ? 0 : -1}
      onFocus={() => onFocus(id)}
      onKeyDown={onKeyDown}
      onClick={() => onOpen({ blockId: id, reservationIds })}
    >
      <span className={css.bookingTitle}>{title}</span>
      <span className={css.spoken}>
        , {startTime} – {endTime},{' '}
      </span>
      <span className={css.subtitle}>
        <Guests block={block} lane={lane} />{' '}
      </span>
      {words === null ? null : (
        <span className={css.bookingState}>
          {words.icon === null ? null : <Icon name={words.icon} size={16} />}
          <span className={isLow && words.icon !== null ? css.spoken : undefined}>{words.text}</span>
        </span>
      )}
      {others.length === 0 ? null : <span className={css.spoken}>, {others.map(({ name }) => name).join(', ')}</span>}
    </button>
  );
}

function Guests({ block, lane }: Pick<BookingProps, 'block' | 'lane'>) {
  const { kind, subtitle, personCount, startTime, endTime } = block;
  if (kind === 'session') {
    const { least: capacity } = placesDuring(lane, [{ from: startTime, to: endTime }]);
    return (
      <Trans id="board.taken">
        {personCount} van {capacity}
      </Trans>
    );
  }
  if (personCount === null || personCount < 2) return subtitle;
  return (
    <>
      {subtitle}, <Trans id="board.persons">{personCount} p</Trans>
    </>
  );
}
