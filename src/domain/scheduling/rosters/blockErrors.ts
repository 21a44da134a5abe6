import type { FieldError } from '../../values/fieldErrors.ts';
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
