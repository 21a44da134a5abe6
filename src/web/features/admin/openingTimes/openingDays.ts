import type { Config, OpeningException, OpeningWeek } from '#contract/names.ts';
import { isSwimwearDay } from '#domain/catalog/isSwimwearDay.ts';
import { exceptionOn } from '#domain/scheduling/stay/openingBlocks.ts';
import { weekdayOf, type LocalDate } from '#domain/values/localDate.ts';

type TimeBlock = OpeningWeek['days'][number]['blocks'][number];

/** `shut`: an ordinary day off. `extra`: open on one. */
export type DayKind = 'closed' | 'other' | 'extra' | 'swim' | 'shut' | 'open';

export type OpeningDay = { kind: DayKind; blocks: readonly TimeBlock[]; exception: OpeningException | null };

type Calendar = {
  week: OpeningWeek;
  exceptions: readonly OpeningException[];
  swimware: Config['swimware']['schedule'];
};

/** As visitors have it; exceptions oldest first. */
export function openingDay(date: LocalDate, { week, exceptions, swimware }: Calendar): OpeningDay {
  const ordinary = week.days.find(({ weekday }) => weekday === weekdayOf(date))?.blocks ?? [];
  const exception = exceptionOn(date, exceptions);
  if (exception) {
    const kind = exception.blocks.length === 0 ? 'closed' : ordinary.length === 0 ? 'extra' : 'other';
    return { kind, blocks: exception.blocks, exception };
  }
  const usual = isSwimwearDay(swimware, date) ? 'swim' : 'open';
  return { kind: ordinary.length === 0 ? 'shut' : usual, blocks: ordinary, exception: null };
}

export const blocksText = (blocks: readonly TimeBlock[]): string =>
  blocks.map(({ from, to }) => `${from}–${to}`).join(', ');
