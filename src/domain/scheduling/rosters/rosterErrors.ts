import type { FieldError } from '../../values/fieldErrors.ts';
import { isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { blockErrors } from './blockErrors.ts';
import type { TimeBlock } from './blockErrors.ts';

/** The days of a week with their blocks; weekdays 1 = Monday … 7 = Sunday, a day that is missing is a day off. */
export type WeekForm = { days: readonly { weekday: number; blocks: readonly TimeBlock[] }[] };

/** What is wrong with a week at `pointer`: `duplicate` for a weekday given twice, else as `blockErrors`. Never throws. */
export function weekErrors({ days }: WeekForm, pointer: string): FieldError[] {
  return days.flatMap(({ weekday, blocks }, index) => {
    const at = `${pointer}/days/${index}`;
    const isSecond = days.findIndex((day) => day.weekday === weekday) < index;
    return isSecond ? [{ pointer: `${at}/weekday`, code: 'duplicate' }] : blockErrors(blocks, `${at}/blocks`);
  });
}

/** What is wrong with a roster; none when all is right. Never throws. */
export function rosterErrors({ fromDate, weeks }: { fromDate: LocalDate; weeks: readonly WeekForm[] }): FieldError[] {
  const date = isLocalDate(fromDate) ? [] : [{ pointer: '/fromDate', code: 'date_invalid' }];
  return [...date, ...weeks.flatMap((week, index) => weekErrors(week, `/weeks/${index}`))];
}
