import { Trans } from '@lingui/react/macro';
import { memo, useId } from 'react';
import type { BoardLane } from '#contract/names.ts';
import { placesDuring } from '#domain/booking/dayBoard/lanePlaces.ts';
import * as css from './Board.css.ts';
import { unassignedId } from './boardLayout.ts';
import { EmptyLaneBody, LaneBody, type LaneBodyProps } from './LaneBody.tsx';

/** Whoever is outside what is drawn keeps the name and the height. */
export const BoardColumn = memo(function BoardColumn(props: LaneBodyProps) {
  const { lane, blocks, range, drawnFrom, drawnTo, keptIds } = props;
  const id = useId();
  const isFar = drawnFrom >= drawnTo;
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
      {isFar && keptIds.size === 0 ? <EmptyLaneBody lane={lane} range={range} /> : <LaneBody {...props} />}
    </div>
  );
});

function LaneDetail({ lane, count }: { lane: BoardLane; count: number }) {
  if (lane.id === unassignedId) return <Trans id="board.unassigned.count">{count} open</Trans>;
  if (lane.places.length === 0) return lane.detail;
  const { least, most } = placesDuring(lane, lane.open);
  const capacity = least === most ? most : `${least}–${most}`;
  return <Trans id="board.places">{capacity} plaatsen</Trans>;
}
