import { useLingui } from '@lingui/react/macro';
import { useState, type KeyboardEvent } from 'react';
import type { DayBoard } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
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
  type BoardRange,
  type LaneOfBlocks,
} from './boardLayout.ts';
import type { OpenBooking } from './BookingPanel.tsx';
import { useNowMinute } from './useNowMinute.ts';

type BoardGridProps = { board: DayBoard; readAt: number; onOpen: (open: OpenBooking) => void };

/** One stop for the tab key: inside, arrows lead from booking to booking. */
export function BoardGrid({ board, readAt, onOpen }: BoardGridProps) {
  const { t } = useLingui();
  const minute = useNowMinute(board, readAt);
  const range = boardRange(board);
  const lanes = lanesOfBlocks(board, t({ id: 'board.unassigned', message: 'Nog indelen' }));
  const [chosenId, setChosenId] = useState<string | null>(null);
  const stopId = stopOf(lanes, chosenId, minute);
  const leave = (event: KeyboardEvent<HTMLButtonElement>): void => {
    if (!isArrow(event.key)) return;
    event.preventDefault();
    const next = bookingBeside(lanes, event.currentTarget.id, event.key);
    if (next !== null) document.getElementById(next)?.focus();
  };
  return (
    <div
      role="region"
      aria-label={t({ id: 'board.grid', message: 'Bord, met de pijltjes van boeking naar boeking' })}
      className={css.scroll}
      {...(stopId === null ? { tabIndex: 0 } : {})}
    >
      <div className={css.grid} style={{ gridTemplateColumns: `52px repeat(${lanes.length}, minmax(128px, 1fr))` }}>
        <Axis range={range} minute={minute} />
        {lanes.map(({ lane, blocks }) => (
          <BoardColumn
            key={lane.id}
            lane={lane}
            blocks={blocks}
            range={range}
            resources={board.resources}
            stopId={stopId}
            onFocus={setChosenId}
            onKeyDown={leave}
            onOpen={onOpen}
          />
        ))}
        {minute === null || minute < range.from || minute > range.to ? null : <NowLine top={topOf(minute, range)} />}
      </div>
    </div>
  );
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
