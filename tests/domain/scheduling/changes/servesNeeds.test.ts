import { expect, test } from 'vitest';
import { servesNeeds } from '#domain/scheduling/changes/servesNeeds.ts';
import { needKey } from '#domain/scheduling/day/needKey.ts';

const need = (kindId: string, skillId: string | null, count = 1) => ({ kindId, skillId, count });
const serving = (kindId: string, ...skillIds: string[]): ReadonlySet<string> =>
  new Set([null, ...skillIds].map((skillId) => needKey({ kindId, skillId })));

test('a resource serves by its kind, or by the skill that is asked for', () => {
  expect(servesNeeds([need('room', null)], [serving('room')])).toBe(true);
  expect(servesNeeds([need('room', null)], [serving('therapist')])).toBe(false);
  expect(servesNeeds([need('therapist', 'hotstone')], [serving('therapist', 'hotstone', 'hammam')])).toBe(true);
  expect(servesNeeds([need('therapist', 'hotstone')], [serving('therapist', 'hammam')])).toBe(false);
});

test('each resource has a seat of its own, found even when the first try takes the only one of another', () => {
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

test('a resource that does not matter takes whatever seat is left', () => {
  const needs = [need('therapist', 'hotstone'), need('room', null)];
  expect(servesNeeds(needs, [serving('room'), null])).toBe(true);
  expect(servesNeeds(needs, [serving('therapist'), null])).toBe(false);
});
