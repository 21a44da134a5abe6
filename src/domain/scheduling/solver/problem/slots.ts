import type { MinuteOfDay } from '../../../values/timeOfDay.ts';

/** A start is a slot 0..287 of five minutes since midnight. */
export const slotMinutes = 5;
export const slotCount = 1440 / slotMinutes;

export const slotFrom = (minute: MinuteOfDay): number =>
  Math.min(slotCount, Math.max(0, Math.ceil(minute / slotMinutes)));

export const slotTo = (minute: MinuteOfDay): number =>
  Math.min(slotCount, Math.max(0, Math.floor(minute / slotMinutes)));

export const slotsOf = (minutes: number): number => Math.ceil(minutes / slotMinutes);

/** Possible starts as marks per slot, as a rising list and as day words. None when first > last. */
export type Starts = {
  legal: Uint8Array;
  starts: Int16Array;
  words: Int32Array;
  first: number;
  last: number;
};

const list = new Int16Array(slotCount);

export function startsOf(words: Int32Array): Starts {
  const starts = list.slice(0, slotsInto(list, words));
  const legal = new Uint8Array(slotCount);
  for (const start of starts) legal[start] = 1;
  return { legal, starts, words, first: starts[0] ?? slotCount, last: starts.at(-1) ?? -1 };
}

export function oneStart(slot: number): Starts {
  const words = new Int32Array(dayWords);
  setSpan(words, 0, [slot, slot + 1]);
  return startsOf(words);
}

/** Words of 32 bits with one bit per slot of a day. */
export const dayWords = 9;

export const hasSlot = (words: Int32Array, base: number, slot: number): boolean =>
  ((words[base + (slot >> 5)]! >>> (slot & 31)) & 1) === 1;

export function setSpan(words: Int32Array, base: number, [from, to]: readonly [number, number]): void {
  if (from >= to) return;
  const [first, last] = [base + (from >> 5), base + ((to - 1) >> 5)];
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    words[first]! |= head & tail;
    return;
  }
  words[first]! |= head;
  words.fill(-1, first + 1, last);
  words[last]! |= tail;
}

export function clearSpan(words: Int32Array, base: number, [from, to]: readonly [number, number]): void {
  if (from >= to) return;
  const [first, last] = [base + (from >> 5), base + ((to - 1) >> 5)];
  const head = -1 << (from & 31);
  const tail = -1 >>> (31 - ((to - 1) & 31));
  if (first === last) {
    words[first]! &= ~(head & tail);
    return;
  }
  words[first]! &= ~head;
  words.fill(0, first + 1, last);
  words[last]! &= ~tail;
}

/** Writes the set slots into `list`, rising. Returns how many. */
export function slotsInto(list: Int16Array, words: Int32Array, base = 0): number {
  let count = 0;
  for (let index = 0; index < dayWords; index += 1) {
    for (let word = words[base + index]!; word !== 0; word &= word - 1) {
      list[count] = index * 32 + 31 - Math.clz32(word & -word);
      count += 1;
    }
  }
  return count;
}

/** Keeps the bits that are set in at least `count` of the rows before `end`. `serving` needs room for `count` words. */
export function keepWhereServed(
  words: Int32Array,
  rows: Int32Array,
  { end, count, serving }: { end: number; count: number; serving: Int32Array },
): void {
  for (let word = 0; word < dayWords; word += 1) {
    if (words[word] === 0) continue;
    serving.fill(0, 0, count);
    for (let at = word; at < end; at += dayWords) {
      let more = rows[at]!;
      for (let level = 0; level < count && more !== 0; level += 1) {
        const both = serving[level]! & more;
        serving[level]! |= more;
        more = both;
      }
    }
    words[word]! &= serving[count - 1]!;
  }
}
