import { dateFromDayNumber, dayNumberOf, type LocalDate } from './localDate.ts';
import type { MinuteOfDay } from './timeOfDay.ts';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

const formatters = new Map<string, Intl.DateTimeFormat>();

/**
 * The instant (milliseconds since 1970 UTC) at which the venue's clock shows this day and minute (0..1440).
 * A time that a clock change skips is read with the offset before the change, so 02:30 means 03:30 summer time;
 * a time that comes twice means the first. Same rule as Temporal's 'compatible'.
 * Throws RangeError on an unknown zone or a text that is no date.
 */
export function instantOf(date: LocalDate, minute: MinuteOfDay, zone: string): number {
  const wall = dayNumberOf(date) * msPerDay + minute * msPerMinute;
  const before = offsetAt(wall - msPerDay, zone);
  const after = offsetAt(wall + msPerDay, zone);
  for (const offset of [before, after]) {
    if (offsetAt(wall - offset, zone) === offset) return wall - offset;
  }
  return wall - before;
}

/** The day the venue's calendar shows at this instant (milliseconds since 1970 UTC). */
export function localDateAt(epochMs: number, zone: string): LocalDate {
  return dateFromDayNumber(Math.floor(wallTimeAt(epochMs, zone) / msPerDay));
}

/** The minute of the day (0..1439, seconds dropped) the venue's clock shows at this instant. */
export function localMinuteAt(epochMs: number, zone: string): MinuteOfDay {
  const wall = wallTimeAt(epochMs, zone);
  return Math.floor((wall - Math.floor(wall / msPerDay) * msPerDay) / msPerMinute);
}

/** The zone's distance to UTC at this instant, in milliseconds; east is positive. */
function offsetAt(epochMs: number, zone: string): number {
  return wallTimeAt(epochMs, zone) - Math.floor(epochMs / 1000) * 1000;
}

function wallTimeAt(epochMs: number, zone: string): number {
  const parts: Record<string, string> = {};
  for (const { type, value } of formatterOf(zone).formatToParts(epochMs)) parts[type] = value;
  const day = dayNumberOf(`${parts['year']?.padStart(4, '0')}-${parts['month']}-${parts['day']}`);
  const seconds = Number(parts['hour']) * 3600 + Number(parts['minute']) * 60 + Number(parts['second']);
  return day * msPerDay + seconds * 1000;
}

function formatterOf(zone: string): Intl.DateTimeFormat {
  const known = formatters.get(zone);
  if (known) return known;
  const formatter = new Intl.DateTimeFormat('en-US', {
    timeZone: zone,
    calendar: 'gregory',
    numberingSystem: 'latn',
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
  });
  formatters.set(zone, formatter);
  return formatter;
}
