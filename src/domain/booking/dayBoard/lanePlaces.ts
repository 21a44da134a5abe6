import type { BoardLane } from '#contract/names.ts';

type Times = BoardLane['open'][number];

/** The fewest and the most places of a pool during any of these times, or on the whole day when none is given. */
export function placesDuring(
  { places }: Pick<BoardLane, 'places'>,
  times: readonly Times[],
): { least: number; most: number } {
  const during = places.filter(({ from, to }) => times.some((time) => from < time.to && time.from < to));
  const capacities = (during.length === 0 ? places : during).map(({ capacity }) => capacity);
  return { least: Math.min(...capacities), most: Math.max(...capacities) };
}
