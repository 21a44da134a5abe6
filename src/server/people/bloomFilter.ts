import { createHash } from 'node:crypto';

/** Which of many texts are in a set, in 16 bits each: never denies one that is, affirms one of 2,000 that is not. */
export interface BloomFilter {
  bits: Uint8Array;
  hashes: number;
}

const bitsPerEntry = 16;
const hashes = 11;

export function filterOf(entries: readonly string[]): BloomFilter {
  const filter = { bits: new Uint8Array((entries.length * bitsPerEntry) / 8), hashes };
  for (const entry of entries) {
    for (const place of placesOf(filter, entry)) filter.bits[place >>> 3]! |= 1 << (place & 7);
  }
  return filter;
}

export const mayHold = (filter: BloomFilter, text: string): boolean =>
  placesOf(filter, text).every((place) => (filter.bits[place >>> 3]! & (1 << (place & 7))) !== 0);

/** Kirsch and Mitzenmacher: two hashes make any number of them. */
function placesOf({ bits, hashes: count }: BloomFilter, text: string): number[] {
  const sum = createHash('sha256').update(text).digest();
  const [first, step] = [sum.readUInt32LE(0), sum.readUInt32LE(4)];
  return Array.from({ length: count }, (_, index) => (first + index * step) % (bits.length * 8));
}
