import { useDndMonitor } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import type { BoardBlock, DayBoard } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { BlockedTimeEvent } from '#machines/blockedTime/blockedTime.types.ts';
import { usePermission } from '../kit/usePermission.ts';
import * as css from './Board.css.ts';
import { BoardColumn } from './BoardColumn.tsx';
import {
  boardRange,
  bookingBeside,
  hoursOf,
  isArrow,
  isBooking,
  lanesOfBlocks,
  minuteOf,
  topOf,
  withoutBlockedTimes,
  type BoardRange,
  type LaneOfBlocks,
} from './boardLayout.ts';
import type { OpenBooking } from './BookingPanel.tsx';
import { wholeUpTo } from './drawn.ts';
import { useDrawn } from './useDrawn.ts';
import { useNowMinute } from './useNowMinute.ts';

type BoardGridProps = {
  board: DayBoard;
  readAt: number;
  /** What was moved is drawn where it is now, so that it can have the focus. */
  movedItemId: string | null;
  onOpen: (open: OpenBooking) => void;
  sendBlockedTime: (event: BlockedTimeEvent) => void;
};

/** One stop for the tab key: inside, arrows lead from booking to booking, also to what was not drawn yet. */
export function BoardGrid({ board, readAt, movedItemId, onOpen, sendBlockedTime }: BoardGridProps) {
  'use memo';
  const { t } = useLingui();
  const minute = useNowMinute(board, readAt);
  const mayChange = usePermission('change_reservations');
  const { range, lanes, bookingCount } = useLanes(board, mayChange);
  const { drawn, region } = useDrawn({ laneCount: lanes.length, range, isWhole: bookingCount <= wholeUpTo });
  const [chosenId, setChosenId] = useState<string | null>(null);
  const draggedId = useDraggedId();
  const stopId = stopOf(lanes, chosenId, minute);
  const alwaysDrawn = keptByLane(lanes, ({ id, itemId, kind }) =>
    kind === 'buffer' ? false : id === stopId || id === draggedId || (itemId !== null && itemId === movedItemId),
  );
  const leave = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = bookingBeside(lanes, event.currentTarget.id, event.key);
    if (next === null) return;
    flushSync(() => setChosenId(next));
    document.getElementById(next)?.focus();
  };
  return (
    <div
      ref={region}
      role="region"
      aria-label={t({ id: 'board.grid', message: 'Bord, met de pijltjes van boeking naar boeking' })}
      className={css.scroll}
      {...(stopId === null ? { tabIndex: 0 } : {})}
    >
      <div className={css.grid}>
        <Axis range={range} minute={minute} />
        {lanes.map(({ lane, blocks }, at) => {
          const isSeen = at >= drawn.fromLane && at < drawn.toLane;
          return (
            <BoardColumn
              key={lane.id}
              lane={lane}
              blocks={blocks}
              range={range}
              resources={board.resources}
              mayMove={mayChange}
              stopId={alwaysDrawn.get(lane.id)?.has(stopId ?? '') ? stopId : null}
              drawnFrom={isSeen ? drawn.from : 0}
              drawnTo={isSeen ? drawn.to : 0}
              keptIds={alwaysDrawn.get(lane.id) ?? none}
              onFocus={setChosenId}
              onKeyDown={leave}
              onOpen={onOpen}
              date={board.date}
              sendBlockedTime={sendBlockedTime}
            />
          );
        })}
        {minute === null || minute < range.from || minute > range.to ? null : <NowLine top={topOf(minute, range)} />}
      </div>
    </div>
  );
}

/** A hook of its own, so that scrolling, which draws other lanes, does not make them anew: every lane would be drawn again. */
function useLanes(board: DayBoard, mayBlock: boolean) {
  'use memo';
  const { t } = useLingui();
  const range = boardRange(board);
  const lanes = lanesOfBlocks(
    mayBlock ? board : withoutBlockedTimes(board),
    t({ id: 'board.unassigned', message: 'Nog indelen' }),
  );
  const bookingCount = lanes.flatMap(({ blocks }) => blocks.filter(isBooking)).length;
  return { range, lanes, bookingCount };
}

const none: ReadonlySet<string> = new Set();

/** Only lanes that have any. */
function keptByLane(
  lanes: readonly LaneOfBlocks[],
  isKept: (block: BoardBlock) => boolean,
): ReadonlyMap<string, ReadonlySet<string>> {
  const idsOfLanes = lanes.map(({ lane, blocks }) => [lane.id, blocks.filter(isKept).map(({ id }) => id)] as const);
  return new Map(idsOfLanes.filter(([, ids]) => ids.length > 0).map(([laneId, ids]) => [laneId, new Set(ids)]));
}

function useDraggedId(): string | null {
  const [id, setId] = useState<string | null>(null);
  useDndMonitor({
    onDragStart: ({ active }) => setId(String(active.id)),
    onDragEnd: () => setId(null),
    onDragCancel: () => setId(null),
  });
  return id;
}

/** The booking that was at last, else the first that is not over. */
function stopOf(lanes: readonly LaneOfBlocks[], chosenId: string | null, minute: number | null): string | null {
  const bookings = lanes.flatMap(({ blocks }) => blocks.filter(isBooking));
  const chosen = bookings.find(({ id }) => id === chosenId);
  const ahead = bookings.find(({ endTime }) => minute === null || minuteOf(endTime) > minute);
  return (chosen ?? ahead ?? bookings[0])?.id ?? null;
}

function Axis({ range, minute }: { range: BoardRange; minute: number | null }) {
  return (
    <div className={css.axis} aria-hidden="true">
      <div className={css.laneHead} />
      <div className={css.laneBody} style={{ height: topOf(range.to, range) }}>
        {hoursOf(range).map((hour) => (
          <span key={hour} className={css.hour} style={{ top: topOf(hour * 60, range) }}>
            {formatTime(hour * 60)}
          </span>
        ))}
        {minute === null || minute < range.from || minute > range.to ? null : (
          <span className={css.nowPill} style={{ top: topOf(minute, range) }}>
            {formatTime(minute)}
          </span>
        )}
      </div>
    </div>
  );
}

const NowLine = ({ top }: { top: number }) => (
  <div className={css.nowTrack} aria-hidden="true">
    <div className={css.nowLine} style={{ top }} />
  </div>
);
