import { dayWords, packInto } from './bits.ts';
import type { Starts } from './problem.ts';
import { slotCount } from './slots.ts';

/** Starts as marks, list and words, from the marks. */
export function startsOf(legal: Uint8Array): Starts {
  const words = new Int32Array(dayWords);
  packInto(words, 0, legal);
  let count = 0;
  for (let slot = 0; slot < slotCount; slot += 1) count += legal[slot]!;
  const starts = new Int16Array(count);
  let index = 0;
  for (let slot = 0; slot < slotCount; slot += 1) {
    if (legal[slot] !== 1) continue;
    starts[index] = slot;
    index += 1;
  }
  return { legal, starts, words, first: count > 0 ? starts[0]! : slotCount, last: count > 0 ? starts[count - 1]! : -1 };
}
