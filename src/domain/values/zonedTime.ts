import { tzOffset } from '@date-fns/tz/tzOffset';
import { UTCDateMini } from '@date-fns/utc/date/mini';
import { millisecondsInDay, millisecondsInMinute } from 'date-fns/constants';
import { localDateOf, utcDateOf, type LocalDate } from './localDate.ts';
import type { MinuteOfDay } from './timeOfDay.ts';

/**
 * The instant (milliseconds since 1970 UTC) at which the venue's clock shows this day and minute (0..1440).
 * A time that a clock change skips is read with the offset before the change, so 02:30 means 03:30 summer time;
 * a time that comes twice means the first. Same rule as Temporal's 'compatible'; `TZDate` goes by the system's zone too.
 * Throws RangeError on an unknown zone or a text that is no date.
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

/** The day the venue's calendar shows at this instant (milliseconds since 1970 UTC). */
export function localDateAt(epochMs: number, zone: string): LocalDate {
  return localDateOf(epochMs + offsetAt(epochMs, zone));
}

/** The minute of the day (0..1439, seconds dropped) the venue's clock shows at this instant. */
export function localMinuteAt(epochMs: number, zone: string): MinuteOfDay {
  const wall = new UTCDateMini(epochMs + offsetAt(epochMs, zone));
  return wall.getHours() * 60 + wall.getMinutes();
}

/** The zone's distance to UTC at this instant, in milliseconds; east is positive. */
function offsetAt(epochMs: number, zone: string): number {
  const minutes = tzOffset(zone, new UTCDateMini(epochMs));
  if (Number.isNaN(minutes)) throw new RangeError(`not a time zone: ${zone}`);
  return minutes * millisecondsInMinute;
}
