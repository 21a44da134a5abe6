import { useDroppable } from '@dnd-kit/core';
import { useLingui } from '@lingui/react/macro';
import type { KeyboardEvent } from 'react';
import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import type { BlockedTimeEvent } from '#machines/blockedTime/blockedTime.types.ts';
import { BlockedTimeBlock } from './BlockedTimeBlock.tsx';
import { blockedTimeOf } from './blockedTimes.ts';
import * as css from './Board.css.ts';
import { besideEachOther, isBooking, minuteOf, topOf, type BoardRange } from './boardLayout.ts';
import { Booking } from './Booking.tsx';
import type { OpenBooking } from './BookingPanel.tsx';
import { StayHours } from './StayHours.tsx';
import { useBoardStates, type BoardStateWords } from './useBoardStates.ts';

export type LaneBodyProps = {
  lane: BoardLane;
  blocks: readonly BoardBlock[];
  range: BoardRange;
  resources: DayBoard['resources'];
  mayMove: boolean;
  stopId: string | null;
  /** Minutes of the day between which blocks are drawn. */
  drawnFrom: number;
  drawnTo: number;
  /** What is drawn wherever it is. */
  keptIds: ReadonlySet<string>;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onOpen: (open: OpenBooking) => void;
  date: string;
  sendBlockedTime: (event: BlockedTimeEvent) => void;
};

export function LaneBody({ lane, blocks, range, resources, stopId, keptIds, ...props }: LaneBodyProps) {
  'use memo';
  const { drawnFrom, drawnTo, mayMove, onFocus, onKeyDown, onOpen, date, sendBlockedTime } = props;
  const stateWords = useBoardStates();
  const { setNodeRef } = useDroppable({ id: `lane:${lane.id}`, data: { lane } });
  const isDrawn = ({ id, startTime, endTime }: BoardBlock): boolean =>
    keptIds.has(id) || (minuteOf(startTime) < drawnTo && minuteOf(endTime) > drawnFrom);
  const drawn = blocks.filter(isDrawn);
  const bookings = besideEachOther(blocks.filter(isBooking));
  const isPart = drawn.length < blocks.length;
  return (
    <div ref={setNodeRef} className={css.laneBody} style={{ height: topOf(range.to, range) }}>
      <OpenTimes lane={lane} range={range} />
      {drawn
        .filter(({ kind }) => kind === 'buffer')
        .map((block) => (
          <div key={block.id} aria-hidden="true" className={css.buffer} style={placeOf(block, range)} />
        ))}
      <ul className={css.blocks}>
        <StayHours lane={lane} range={range} />
        {drawn
          .filter((block) => !isBooking(block) && (block.kind === 'break' || block.kind === 'blocked'))
          .map((block) => (
            <li key={block.id} className={css.away} style={placeOf(block, range)}>
              <AwayWords block={block} />
            </li>
          ))}
        {bookings.map(({ block, column, columns }, at) =>
          isDrawn(block) ? (
            <li
              key={block.id}
              className={css.place}
              style={{ ...placeOf(block, range), left: `${(column / columns) * 100}%`, width: `${100 / columns}%` }}
              {...(isPart ? { 'aria-setsize': bookings.length, 'aria-posinset': at + 1 } : {})}
            >
              <OnLane
                {...{ block, lane, resources, mayMove, date, onFocus, onKeyDown, onOpen, sendBlockedTime }}
                words={stateWords(block)}
                isStop={block.id === stopId}
              />
            </li>
          ) : null,
        )}
      </ul>
    </div>
  );
}

type OnLaneProps = Pick<
  LaneBodyProps,
  'lane' | 'resources' | 'mayMove' | 'date' | 'onFocus' | 'onKeyDown' | 'onOpen' | 'sendBlockedTime'
> & { block: BoardBlock; words: BoardStateWords | null; isStop: boolean };

function OnLane({ block, date, sendBlockedTime, onOpen, lane, resources, mayMove, words, ...stop }: OnLaneProps) {
  const blockedTime = blockedTimeOf(date, block);
  return blockedTime === null ? (
    <Booking {...stop} {...{ block, lane, resources, mayMove, words, onOpen }} />
  ) : (
    <BlockedTimeBlock {...stop} {...{ block, blockedTime }} send={sendBlockedTime} />
  );
}

/** As high as the lane, without what is booked. */
export const EmptyLaneBody = ({ lane, range }: Pick<LaneBodyProps, 'lane' | 'range'>) => (
  <div className={css.laneBody} style={{ height: topOf(range.to, range) }}>
    <OpenTimes lane={lane} range={range} />
  </div>
);

function placeOf({ startTime, endTime }: BoardBlock, range: BoardRange) {
  const top = topOf(minuteOf(startTime), range);
  return { top, height: topOf(minuteOf(endTime), range) - top };
}

const OpenTimes = ({ lane, range }: Pick<LaneBodyProps, 'lane' | 'range'>) =>
  lane.open.map(({ from, to }) => (
    <div
      key={from}
      aria-hidden="true"
      className={css.open}
      style={{
        top: topOf(minuteOf(from), range),
        height: topOf(minuteOf(to), range) - topOf(minuteOf(from), range),
      }}
    />
  ));

function AwayWords({ block: { kind, title, startTime, endTime } }: { block: BoardBlock }) {
  const { t } = useLingui();
  const word =
    kind === 'break' ? t({ id: 'board.break', message: 'Pauze' }) : t({ id: 'board.blocked', message: 'Geblokkeerd' });
  return (
    <>
      <span>{word}</span>
      <span className={css.spoken}>
        , {startTime} – {endTime}{' '}
      </span>
      {title === '' ? null : <span className={css.subtitle}>{title}</span>}
    </>
  );
}
