import { expect, test } from 'vitest';
import { nearestStart, startsFor } from '#domain/scheduling/day/starts.ts';
import { at, exampleDay, existing, request, treatment } from './exampleDay.ts';

/** Mirjam is away in the middle: half hours are at 600, 630 and 780. */
const claimed = exampleDay({
  resources: exampleDay().resources.map((one) => ({ ...one, otherClaims: [{ from: 690, to: 780 }] })),
});
const massage = request('a', [treatment()]);
const nearestTo = (preferred: number | null, has: Parameters<typeof nearestStart>[1] = []): number | null =>
  nearestStart(claimed, has, { ...massage, preferred });

test('what can be booked at the preferred start is, also between the half hours', () => {
  expect(nearestTo(605)).toBe(605);
  expect(nearestTo(785)).toBe(785);
});

test('else it is at the offered start that is nearest, before or after', () => {
  expect(startsFor(claimed, [], massage)).toEqual([600, 630, 780]);
  expect(nearestTo(700)).toBe(630);
  expect(nearestTo(750)).toBe(780);
  expect(nearestTo(540)).toBe(600);
});

test('of two that are as near it is the earlier', () => {
  expect(nearestTo(705)).toBe(630);
});

test('without a preferred start it is the first of the day, fixed or not', () => {
  expect(nearestTo(null)).toBe(600);
  expect(nearestStart(claimed, [], { ...massage, isFixed: true })).toBe(600);
});

test('what the guest has already is in the way', () => {
  expect(nearestTo(605, [existing('own', 600)])).toBe(780);
});

test('a day with no room has none', () => {
  expect(nearestStart(exampleDay({ resources: [] }), [], { ...massage, ...at(600) })).toBeNull();
});
