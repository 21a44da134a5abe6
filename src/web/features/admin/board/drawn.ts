import { pixelsPerHour, type BoardRange } from './boardLayout.ts';

/** Lanes by their place, minutes of the day; ends are outside. */
export type Drawn = { fromLane: number; toLane: number; from: number; to: number };

export const everything: Drawn = { fromLane: 0, toLane: Infinity, from: 0, to: Infinity };

/** A board with no more bookings is drawn as a whole: the browser itself then finds everything in it. */
export const wholeUpTo = 300;

export type Scrolled = Pick<HTMLElement, 'scrollLeft' | 'scrollTop' | 'scrollWidth' | 'clientWidth' | 'clientHeight'>;

/** What can be seen of the board, with a lane and an hour around it. */
export function drawnAt(scrolled: Scrolled, laneCount: number, { from }: BoardRange): Drawn {
  const { scrollLeft, scrollTop, scrollWidth, clientWidth, clientHeight } = scrolled;
  const laneWidth = Math.max(1, scrollWidth / Math.max(1, laneCount));
  const hourAt = (top: number): number => from / 60 + top / pixelsPerHour;
  return {
    fromLane: Math.floor(scrollLeft / laneWidth) - 1,
    toLane: Math.ceil((scrollLeft + clientWidth) / laneWidth) + 1,
    from: (Math.floor(hourAt(scrollTop)) - 1) * 60,
    to: (Math.ceil(hourAt(scrollTop + clientHeight)) + 1) * 60,
  };
}

export const isSameDrawn = (a: Drawn, b: Drawn): boolean =>
  a.fromLane === b.fromLane && a.toLane === b.toLane && a.from === b.from && a.to === b.to;
