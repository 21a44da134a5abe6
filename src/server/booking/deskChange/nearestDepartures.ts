import type { OpeningBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

const step = 15;
const most = 3;

interface Departures {
  blocks: readonly OpeningBlock[];
  /** Nobody leaves before then. */
  after: MinuteOfDay;
  near: MinuteOfDay;
  fits: (end: MinuteOfDay) => boolean;
}

/** Quarters of an hour, the nearest first. */
export function nearestDepartures({ blocks, after, near, fits }: Departures): MinuteOfDay[] {
  const closing = Math.max(0, ...blocks.map(({ toMinute }) => toMinute));
  const departures: MinuteOfDay[] = [];
  const first = Math.ceil(after / step) * step;
  const ends = Array.from(
    { length: Math.max(0, Math.floor((closing - first) / step) + 1) },
    (_, at) => first + at * step,
  );
  for (const end of ends.toSorted((a, b) => Math.abs(a - near) - Math.abs(b - near) || a - b)) {
    if (end !== near && fits(end)) departures.push(end);
    if (departures.length === most) break;
  }
  return departures;
}
