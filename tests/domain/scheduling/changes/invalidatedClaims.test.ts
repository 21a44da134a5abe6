import { claimsOverCapacity, servesNeeds } from '#domain/scheduling/changes/invalidatedClaims.ts';
import type { BucketClaim } from '#domain/scheduling/changes/invalidatedClaims.ts';
import { needKey } from '#domain/scheduling/day/day.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const everywhere = (capacity: number): number[] => Array<number>(96).fill(capacity);
const claim = (fromBucket: number, toBucket: number, units: number): BucketClaim => ({ fromBucket, toBucket, units });

test('the claims booked last are over capacity, the others stay', () => {
  const claims = [claim(40, 48, 4), claim(44, 52, 3), claim(48, 52, 2)];
  expect(claimsOverCapacity(claims, everywhere(7))).toEqual([]);
  expect(claimsOverCapacity(claims, everywhere(6))).toEqual([1]);
  expect(claimsOverCapacity(claims, everywhere(3))).toEqual([0, 2]);
  expect(claimsOverCapacity(claims, everywhere(0))).toEqual([0, 1, 2]);
});

const claims = fc.array(fc.tuple(fc.nat(8), fc.integer({ min: 1, max: 4 }), fc.integer({ min: 1, max: 5 })), {
  maxLength: 8,
});

test('the other claims fit, and none over capacity would have fitted beside the earlier ones', () => {
  fc.assert(
    fc.property(claims, fc.nat(10), (drawn, capacity) => {
      const all = drawn.map(([from, length, units]) => claim(from, from + length, units));
      const out = new Set(claimsOverCapacity(all, everywhere(capacity)));
      const mostClaimed = (others: readonly BucketClaim[]): number =>
        Math.max(
          0,
          ...Array.from({ length: 13 }, (_, bucket) =>
            others
              .filter((one) => one.fromBucket <= bucket && bucket < one.toBucket)
              .reduce((sum, { units }) => sum + units, 0),
          ),
        );
      const validBefore = (index: number) => all.filter((_, other) => other < index && !out.has(other));
      for (const [index, one] of all.entries()) {
        const withIt = mostClaimed([...validBefore(index), one]);
        const itself = mostClaimed(validBefore(index));
        expect(itself).toBeLessThanOrEqual(capacity);
        expect(out.has(index)).toBe(withIt > capacity);
      }
    }),
  );
});

const need = (kindId: string, skillId: string | null, count = 1) => ({ kindId, skillId, count });
const serving = (kindId: string, ...skillIds: string[]): ReadonlySet<string> =>
  new Set([null, ...skillIds].map((skillId) => needKey({ kindId, skillId })));

test('a resource serves by its kind, or by the skill that is needed', () => {
  expect(servesNeeds([need('room', null)], [serving('room')])).toBe(true);
  expect(servesNeeds([need('room', null)], [serving('therapist')])).toBe(false);
  expect(servesNeeds([need('therapist', 'hotstone')], [serving('therapist', 'hotstone', 'hammam')])).toBe(true);
  expect(servesNeeds([need('therapist', 'hotstone')], [serving('therapist', 'hammam')])).toBe(false);
});

test('each resource serves a need of its own, even when the first match takes the only one of another', () => {
  const needs = [need('therapist', null), need('therapist', 'hotstone'), need('room', null)];
  const all = [serving('therapist', 'hotstone'), serving('therapist'), serving('room')];
  expect(servesNeeds(needs, all)).toBe(true);
  expect(servesNeeds(needs, all.toReversed())).toBe(true);
  expect(servesNeeds(needs, [serving('therapist'), serving('therapist')])).toBe(false);
  expect(servesNeeds([need('therapist', null, 2)], [serving('therapist'), serving('therapist')])).toBe(true);
  expect(
    servesNeeds(
      [need('therapist', null, 2)],
      [1, 2, 3].map(() => serving('therapist')),
    ),
  ).toBe(false);
});

test('a resource of any kind serves whatever need remains', () => {
  const needs = [need('therapist', 'hotstone'), need('room', null)];
  expect(servesNeeds(needs, [serving('room'), null])).toBe(true);
  expect(servesNeeds(needs, [serving('therapist'), null])).toBe(false);
});
