import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { localDateOf, utcDateOf, type LocalDate } from './localDate.ts';
import type { MinuteOfDay } from './timeOfDay.ts';

/**
 * Milliseconds since 1970 UTC. Skipped times have the offset before the change, repeated times mean the first, as
 * Temporal's 'compatible'. Throws RangeError on an unknown zone or date.
 */
export function instantOf(date: LocalDate, minute: MinuteOfDay, zone: string): number {
  const wall = utcDateOf(date).getTime() + minute * millisecondsInMinute;
  const before = offsetAt(wall - millisecondsInDay, zone);
  const after = offsetAt(wall + millisecondsInDay, zone);
  for (const offset of [before, after]) {
    if (offsetAt(wall - offset, zone) === offset) return wall - offset;
  }
  return wall - before;
}

/** A name of the time zone database, such as 'Europe/Amsterdam'. */
export const isTimeZone = (name: string): boolean => Intl.supportedValuesOf('timeZone').includes(name);

export function localDateAt(epochMs: number, zone: string): LocalDate {
  return localDateOf(epochMs + offsetAt(epochMs, zone));
}

export function localMinuteAt(epochMs: number, zone: string): MinuteOfDay {
  const wall = new UTCDateMini(epochMs + offsetAt(epochMs, zone));
  return wall.getHours() * 60 + wall.getMinutes();
}

/** Milliseconds; east is positive. */
function offsetAt(epochMs: number, zone: string): number {
  const minutes = tzOffset(zone, new UTCDateMini(epochMs));
  if (Number.isNaN(minutes)) throw new RangeError(`not a time zone: ${zone}`);
  return minutes * millisecondsInMinute;
}
