import type { FieldError } from '../../values/fieldErrors.ts';
import { isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { parseTime } from '../../values/timeOfDay.ts';

/** A stretch of a day as forms write it: 'HH:mm', `to` exclusive. */
export type TimeBlock = { from: string; to: string };

const gridMinutes = 5;

/**
 * What is wrong with the blocks of one day at `pointer`: `off_grid` for a time that is no multiple of five minutes,
 * `times_reversed` for a block without length, `overlaps` for one that begins inside another. Touching blocks are
 * right. None when all is. Never throws.
 */
export function blockErrors(blocks: readonly TimeBlock[], pointer: string): FieldError[] {
  const spans = blocks.map(({ from, to }) => ({ from: parseTime(from) ?? 0, to: parseTime(to) ?? 0 }));
  return spans.flatMap((span, index): FieldError[] => {
    const at = `${pointer}/${index}`;
    if (span.from % gridMinutes !== 0) return [{ pointer: `${at}/from`, code: 'off_grid' }];
    if (span.to % gridMinutes !== 0) return [{ pointer: `${at}/to`, code: 'off_grid' }];
    if (span.from >= span.to) return [{ pointer: `${at}/to`, code: 'times_reversed' }];
    const overlaps = spans.slice(0, index).some((other) => other.from < span.to && span.from < other.to);
    return overlaps ? [{ pointer: at, code: 'overlaps' }] : [];
  });
}

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

type Period = { fromDate: LocalDate; toDate: LocalDate };

/** What is wrong with days from–to, both inclusive: `date_invalid`, or `dates_reversed` at /toDate. Never throws. */
export function periodErrors({ fromDate, toDate }: Period): FieldError[] {
  if (!isLocalDate(fromDate)) return [{ pointer: '/fromDate', code: 'date_invalid' }];
  if (!isLocalDate(toDate)) return [{ pointer: '/toDate', code: 'date_invalid' }];
  return fromDate > toDate ? [{ pointer: '/toDate', code: 'dates_reversed' }] : [];
}

/**
 * What is wrong with an exception to a roster. Only an absence or a closure may take the whole day (`blocks` null): a
 * break or extra hours are `required` to say when. No blocks at all is `too_few`. Never throws.
 */
export function rosterExceptionErrors(
  form: Period & { kind: 'absence' | 'closure' | 'break' | 'extra'; blocks: readonly TimeBlock[] | null },
): FieldError[] {
  return [...periodErrors(form), ...hourErrors(form)];
}

function hourErrors({ kind, blocks }: Parameters<typeof rosterExceptionErrors>[0]): FieldError[] {
  if (blocks) return blocks.length === 0 ? [{ pointer: '/blocks', code: 'too_few' }] : blockErrors(blocks, '/blocks');
  return kind === 'break' || kind === 'extra' ? [{ pointer: '/blocks', code: 'required' }] : [];
}
