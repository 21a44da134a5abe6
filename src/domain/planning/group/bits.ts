/** Words of 32 bits that hold one bit per slot of a day. */
export const dayWords = 9;

/** Number of bits set in a 32-bit word. */
export function popCount(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555);
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333);
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}

/** Whether at least `count` bits are set in two words together. */
export function hasBits(low: number, high: number, count: number): boolean {
  return count === 1 ? (low | high) !== 0 : popCount(low) + popCount(high) >= count;
}

/** Whether bit 0..63 is set in two words. */
export const hasBit = (low: number, high: number, bit: number): boolean =>
  ((bit < 32 ? low >>> bit : high >>> (bit - 32)) & 1) === 1;

/** A row of words from `base` on with a bit for every 1 in `marks`. */
export function packInto(words: Int32Array, base: number, marks: Uint8Array): void {
  words.fill(0, base, base + dayWords);
  for (let slot = 0; slot < marks.length; slot += 1) {
    if (marks[slot] === 1) words[base + (slot >> 5)]! |= 1 << (slot & 31);
  }
}

/** Clears the bits of slots `[from, to)` in the row of words from `base` on. */
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

/** Writes the slots whose bit is set into `list`, rising; answers how many. */
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
