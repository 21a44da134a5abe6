import { dayWords, setSpan, slotsInto } from './bits.ts';
import type { Starts } from './problem.ts';
import { slotCount } from './slots.ts';

const list = new Int16Array(slotCount);

/** Starts as marks, list and words, from the words. */
export function startsOf(words: Int32Array): Starts {
  const starts = list.slice(0, slotsInto(list, words));
  const legal = new Uint8Array(slotCount);
  for (const start of starts) legal[start] = 1;
  return { legal, starts, words, first: starts[0] ?? slotCount, last: starts.at(-1) ?? -1 };
}

/** Only this start. */
export function oneStart(slot: number): Starts {
  const words = new Int32Array(dayWords);
  setSpan(words, 0, [slot, slot + 1]);
  return startsOf(words);
}
