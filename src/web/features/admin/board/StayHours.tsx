import { Trans } from '@lingui/react/macro';
import type { BoardLane } from '#contract/names.ts';
import { placesDuring } from '#domain/booking/dayBoard/lanePlaces.ts';
import * as css from './Board.css.ts';
import { minuteOf, topOf, type BoardRange } from './boardLayout.ts';

/** How full a bath is in each hour. */
export const StayHours = ({ lane, range }: { lane: BoardLane; range: BoardRange }) =>
  lane.stays.map(({ from, to, units: personCount }) => {
    const { least: capacity } = placesDuring(lane, [{ from, to }]);
    const top = topOf(minuteOf(from), range);
    return (
      <li
        key={from}
        className={css.stays}
        style={{
          top,
          height: topOf(minuteOf(to), range) - top,
          backgroundSize: `${capacity === 0 ? 0 : Math.min(100, (personCount / capacity) * 100)}% 100%`,
        }}
      >
        <span className={css.spoken}>
          {from} – {to},{' '}
        </span>
        <Trans id="board.taken">
          {personCount} van {capacity}
        </Trans>
      </li>
    );
  });
