import { entryTimes, stayIsOffered } from '../stay/entryTimes.ts';
import type { Span } from '../solver/groupInput.ts';
import type { Day, EntryStay } from './day.types.ts';

/**
 * The stay an entry takes on a day: the group's own arrival and departure, else the longest one there is, the earliest
 * of equals. Null when that stay is not offered. Whether the pool has room is not asked. Never throws.
 */
export function stayFor({ activity }: EntryStay, { blocks, earliest, stay }: Day): Span | null {
  const question = { activity, blocks, earliestMinute: earliest };
  if (stay) return stayIsOffered({ ...question, arrival: stay.from, departure: stay.to }) ? stay : null;
  const times = entryTimes({ ...question, freeAt: () => 1, persons: 1 });
  return times
    .map(({ arrival, departures }) => ({ from: arrival, to: departures.at(-1) ?? arrival }))
    .reduce<Span | null>((best, next) => (best && best.to - best.from >= next.to - next.from ? best : next), null);
}
