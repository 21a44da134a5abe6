import fc from 'fast-check';
import { expect, test } from 'vitest';
import { overBooked } from '#domain/scheduling/changes/overBooked.ts';
import type { PlacesClaim } from '#domain/scheduling/changes/overBooked.ts';

const claim = (fromBucket: number, toBucket: number, units: number): PlacesClaim => ({ fromBucket, toBucket, units });

test('who booked last loses the place, and who fits beside the others keeps it', () => {
  const claims = [claim(40, 48, 4), claim(44, 52, 3), claim(48, 52, 2)];
  expect(overBooked(claims, 7)).toEqual([]);
  expect(overBooked(claims, 6)).toEqual([1]);
  expect(overBooked(claims, 3)).toEqual([0, 2]);
  expect(overBooked(claims, 0)).toEqual([0, 1, 2]);
});

const claims = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 })), {
  maxLength: 8,
});

test('what is left fits, and nobody of the others would have fitted when it was their turn', () => {
  fc.assert(
    fc.property(claims, fc.nat(10), (drawn, capacity) => {
      const all = drawn.map(([from, length, units]) => claim(from, from + length, units));
      const out = new Set(overBooked(all, capacity));
      const mostTaken = (kept: readonly PlacesClaim[]): number =>
        Math.max(
          0,
          ...Array.from({ length: 13 }, (_, bucket) =>
            kept
              .filter((one) => one.fromBucket <= bucket && bucket < one.toBucket)
              .reduce((sum, { units }) => sum + units, 0),
          ),
        );
      const keptBefore = (index: number) => all.filter((_, other) => other < index && !out.has(other));
      for (const [index, one] of all.entries()) {
        const withIt = mostTaken([...keptBefore(index), one]);
        const itself = mostTaken(keptBefore(index));
        expect(itself).toBeLessThanOrEqual(capacity);
        expect(out.has(index)).toBe(withIt > capacity);
      }
    }),
  );
});
