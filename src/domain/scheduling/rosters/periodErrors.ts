import type { FieldError } from '../../values/fieldErrors.ts';
import { isLocalDate } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { blockErrors } from './blockErrors.ts';
import type { TimeBlock } from './blockErrors.ts';

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
