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
