import type { FieldError } from '../../values/fieldErrors.ts';
import { isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { gridMinutes, parseTime } from '../../values/timeOfDay.ts';

/** 'HH:mm', half-open. */
export type TimeBlock = { from: string; to: string };

/** `off_grid`: no multiple of five minutes. `times_reversed`: no length. `overlaps`: begins inside an earlier block. */
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

/** Weekdays 1 (Monday) to 7; a missing day is a day off. */
export type WeekForm = { days: readonly { weekday: number; blocks: readonly TimeBlock[] }[] };

export function weekErrors({ days }: WeekForm, pointer: string): FieldError[] {
  return days.flatMap(({ weekday, blocks }, index) => {
    const at = `${pointer}/days/${index}`;
    const isSecond = days.findIndex((day) => day.weekday === weekday) < index;
    return isSecond ? [{ pointer: `${at}/weekday`, code: 'duplicate' }] : blockErrors(blocks, `${at}/blocks`);
  });
}

export function rosterErrors({ fromDate, weeks }: { fromDate: LocalDate; weeks: readonly WeekForm[] }): FieldError[] {
  const date = isLocalDate(fromDate) ? [] : [{ pointer: '/fromDate', code: 'date_invalid' }];
  return [...date, ...weeks.flatMap((week, index) => weekErrors(week, `/weeks/${index}`))];
}

type Period = { fromDate: LocalDate; toDate: LocalDate };

/** Both days inclusive. Codes: `date_invalid`, `dates_reversed`. */
export function periodErrors({ fromDate, toDate }: Period): FieldError[] {
  if (!isLocalDate(fromDate)) return [{ pointer: '/fromDate', code: 'date_invalid' }];
  if (!isLocalDate(toDate)) return [{ pointer: '/toDate', code: 'date_invalid' }];
  return fromDate > toDate ? [{ pointer: '/toDate', code: 'dates_reversed' }] : [];
}

/** Only an absence or a closure may take the whole day (`blocks` null). Codes: `required`, `too_few`. */
export function rosterExceptionErrors(
  form: Period & { kind: 'absence' | 'closure' | 'break' | 'extra'; blocks: readonly TimeBlock[] | null },
): FieldError[] {
  return [...periodErrors(form), ...hourErrors(form)];
}

function hourErrors({ kind, blocks }: Parameters<typeof rosterExceptionErrors>[0]): FieldError[] {
  if (blocks) return blocks.length === 0 ? [{ pointer: '/blocks', code: 'too_few' }] : blockErrors(blocks, '/blocks');
  return kind === 'break' || kind === 'extra' ? [{ pointer: '/blocks', code: 'required' }] : [];
}
