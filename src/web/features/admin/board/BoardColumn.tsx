import { useDroppable } from '@dnd-kit/core';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, type KeyboardEvent } from 'react';
import type { BoardBlock, BoardLane, DayBoard } from '#contract/names.ts';
import * as css from './Board.css.ts';
import { besideEachOther, isBooking, minuteOf, topOf, unassignedId, type BoardRange } from './boardLayout.ts';
import { Booking } from './Booking.tsx';
import type { OpenBooking } from './BookingPanel.tsx';

type BoardColumnProps = {
  lane: BoardLane;
  blocks: readonly BoardBlock[];
  range: BoardRange;
  resources: DayBoard['resources'];
  stopId: string | null;
  onFocus: (id: string) => void;
  onKeyDown: (event: KeyboardEvent<HTMLButtonElement>) => void;
  onOpen: (open: OpenBooking) => void;
};

export function BoardColumn(props: BoardColumnProps) {
  const { lane, blocks, range, resources, stopId, onFocus, onKeyDown, onOpen } = props;
  const id = useId();
  const { setNodeRef } = useDroppable({ id: `lane:${lane.id}`, data: { lane } });
  const placeOf = ({ startTime, endTime }: BoardBlock) => {
    const top = topOf(minuteOf(startTime), range);
    return { top, height: topOf(minuteOf(endTime), range) - top };
  };
  return (
    <div role="group" aria-labelledby={id} className={css.lane} data-unassigned={lane.id === unassignedId || undefined}>
      <div className={css.laneHead}>
        <h2 id={id} className={css.laneName}>
          {lane.name}
        </h2>
        <p className={css.laneDetail}>
          <LaneDetail lane={lane} count={blocks.length} />
        </p>
      </div>
      <div ref={setNodeRef} className={css.laneBody} style={{ height: topOf(range.to, range) }}>
        {lane.open.map(({ from, to }) => (
          <div
            key={from}
            aria-hidden="true"
            className={css.open}
            style={{
              top: topOf(minuteOf(from), range),
              height: topOf(minuteOf(to), range) - topOf(minuteOf(from), range),
            }}
          />
        ))}
        {blocks
          .filter(({ kind }) => kind === 'buffer')
          .map((block) => (
            <div key={block.id} aria-hidden="true" className={css.buffer} style={placeOf(block)} />
          ))}
        <ul className={css.blocks}>
          {blocks
            .filter((block) => block.kind === 'break' || block.kind === 'blocked')
            .map((block) => (
              <li key={block.id} className={css.away} style={placeOf(block)}>
                <AwayWords block={block} />
              </li>
            ))}
          {besideEachOther(blocks.filter(isBooking)).map(({ block, column, columns }) => (
            <li
              key={block.id}
              className={css.place}
              style={{ ...placeOf(block), left: `${(column / columns) * 100}%`, width: `${100 / columns}%` }}
            >
              <Booking
                block={block}
                lane={lane}
                resources={resources}
                isStop={block.id === stopId}
                onFocus={onFocus}
                onKeyDown={onKeyDown}
                onOpen={onOpen}
              />
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

function LaneDetail({ lane: { id, capacity, detail }, count }: { lane: BoardLane; count: number }) {
  if (id === unassignedId) return <Trans id="board.unassigned.count">{count} open</Trans>;
  return capacity === null ? detail : <Trans id="board.places">{capacity} plaatsen</Trans>;
}

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
