import { daysBetween, weekdayOf, type LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** A stretch in which the venue is open, minutes [fromMinute, toMinute). */
export type OpeningBlock = { fromMinute: MinuteOfDay; toMinute: MinuteOfDay };

/** An opening block of every week; weekday 1 = Monday … 7 = Sunday. */
export type WeeklyBlock = OpeningBlock & { weekday: number };

/** Other opening times from `fromDate` up to and including `toDate`; no blocks means closed. */
export type OpeningException = { fromDate: LocalDate; toDate: LocalDate; blocks: readonly OpeningBlock[] };

/**
 * When the venue is open on a day: sorted blocks that neither overlap nor touch; none means closed.
 * An exception replaces the whole day. Of several the one over the fewest days holds, and of equals the last given.
 * Never throws on a date.
 */
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

/** Touching blocks are one: a guest who stays over the seam never meets a closed door. */
function joined(blocks: readonly OpeningBlock[]): OpeningBlock[] {
  const result: OpeningBlock[] = [];
  for (const { fromMinute, toMinute } of blocks.toSorted((a, b) => a.fromMinute - b.fromMinute)) {
    const last = result.at(-1);
    if (last && fromMinute <= last.toMinute) last.toMinute = Math.max(last.toMinute, toMinute);
    else if (fromMinute < toMinute) result.push({ fromMinute, toMinute });
  }
  return result;
}
