import { daysBetween, weekdayOf, type LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

export type OpeningBlock = { fromMinute: MinuteOfDay; toMinute: MinuteOfDay };

/** A stay lies in one block, its ends included. */
export const liesInBlock = (blocks: readonly OpeningBlock[], stay: { from: MinuteOfDay; to: MinuteOfDay }): boolean =>
  blocks.some(({ fromMinute, toMinute }) => fromMinute <= stay.from && stay.to <= toMinute);

export type WeeklyBlock = OpeningBlock & { weekday: number };

export type OpeningException = { fromDate: LocalDate; toDate: LocalDate; blocks: readonly OpeningBlock[] };

/** The exception over the fewest days replaces the whole day, the last of equals; none: closed. */
export function openingBlocks(
  date: LocalDate,
  week: readonly WeeklyBlock[],
  exceptions: readonly OpeningException[],
): OpeningBlock[] {
  const exception = exceptions
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .reduce<OpeningException | null>((best, next) => (best && lengthOf(best) < lengthOf(next) ? best : next), null);
  const weekday = weekdayOf(date);
  return joined(exception ? exception.blocks : week.filter((block) => block.weekday === weekday));
}

function lengthOf({ fromDate, toDate }: OpeningException): number {
  return daysBetween(fromDate, toDate);
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
