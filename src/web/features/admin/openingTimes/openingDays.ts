import type { Config, OpeningException, OpeningWeek } from '#contract/names.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { daysBetween, weekdayOf, type LocalDate } from '#domain/values/localDate.ts';

type TimeBlock = OpeningWeek['days'][number]['blocks'][number];

/** `shut`: an ordinary day off. `extra`: open on one. */
export type DayKind = 'closed' | 'other' | 'extra' | 'swim' | 'shut' | 'open';

export type OpeningDay = { kind: DayKind; blocks: readonly TimeBlock[]; exception: OpeningException | null };

type Calendar = {
  week: OpeningWeek;
  exceptions: readonly OpeningException[];
  swimware: Config['swimware']['schedule'];
};

const lengthOf = ({ fromDate, toDate }: OpeningException): number => daysBetween(fromDate, toDate);

/** As for visitors the exception over the fewest days stands for the whole day. */
export function openingDay(date: LocalDate, { week, exceptions, swimware }: Calendar): OpeningDay {
  const ordinary = week.days.find(({ weekday }) => weekday === weekdayOf(date))?.blocks ?? [];
  const exception = exceptions
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .reduce<OpeningException | null>((best, next) => (best && lengthOf(best) < lengthOf(next) ? best : next), null);
  if (exception) {
    const kind = exception.blocks.length === 0 ? 'closed' : ordinary.length === 0 ? 'extra' : 'other';
    return { kind, blocks: exception.blocks, exception };
  }
  const usual = isSwimwearDay(swimware, date) ? 'swim' : 'open';
  return { kind: ordinary.length === 0 ? 'shut' : usual, blocks: ordinary, exception: null };
}

export const blocksText = (blocks: readonly TimeBlock[]): string =>
  blocks.map(({ from, to }) => `${from}–${to}`).join(', ');
