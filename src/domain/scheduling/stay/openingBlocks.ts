import { daysBetween, weekdayOf, type LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

export type OpeningBlock = { fromMinute: MinuteOfDay; toMinute: MinuteOfDay };

/** A stay lies in one block, its ends included. */
export const liesInBlock = (blocks: readonly OpeningBlock[], stay: { from: MinuteOfDay; to: MinuteOfDay }): boolean =>
  blocks.some(({ fromMinute, toMinute }) => fromMinute <= stay.from && stay.to <= toMinute);

/** From the hour in which the venue opens to that in which it closes. */
export function openHours(opening: readonly OpeningBlock[]): number[] {
  if (opening.length === 0) return [];
  const first = Math.floor(Math.min(...opening.map(({ fromMinute }) => fromMinute)) / 60);
  const last = Math.ceil(Math.max(...opening.map(({ toMinute }) => toMinute)) / 60);
  return Array.from({ length: last - first }, (_, index) => first + index);
}

export type WeeklyBlock = OpeningBlock & { weekday: number };

type Days = { fromDate: LocalDate; toDate: LocalDate };

export type OpeningException = Days & { blocks: readonly OpeningBlock[] };

/** The one over the fewest days stands for the whole day; of equals the last, so they come oldest first. */
export function exceptionOn<Exception extends Days>(
  date: LocalDate,
  exceptions: readonly Exception[],
): Exception | null {
  const lengthOf = ({ fromDate, toDate }: Days): number => daysBetween(fromDate, toDate);
  return exceptions
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .reduce<Exception | null>((best, next) => (best && lengthOf(best) < lengthOf(next) ? best : next), null);
}

/** Those of the day's exception, else of the week; none: closed. */
export function openingBlocks(
  date: LocalDate,
  week: readonly WeeklyBlock[],
  exceptions: readonly OpeningException[],
): OpeningBlock[] {
  const exception = exceptionOn(date, exceptions);
  const weekday = weekdayOf(date);
  return joined(exception ? exception.blocks : week.filter((block) => block.weekday === weekday));
}

function joined(blocks: readonly OpeningBlock[]): OpeningBlock[] {
  const result: OpeningBlock[] = [];
  for (const { fromMinute, toMinute } of blocks.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1);
    if (last && fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else if (fromMinute < toMinute) result.push({ fromMinute, toMinute });
  }
  return result;
}
