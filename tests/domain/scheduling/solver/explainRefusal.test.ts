import { expect, test } from 'vitest';
import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import { explainRefusal } from '#domain/scheduling/solver/explainRefusal.ts';
import { busyDay, massage, quietDay } from '#tests/support/planner/units.ts';

const request = massage('a', 'anna', { preferred: 700 });
const mealAt = { treatment: 'lunch', needs: [], starts: [720], pool: { id: 'restaurant', places: 1 } };
const [mirjam, room] = quietDay([]).resources;
const existingAt = (start: number): { start: number; resources: string[] } => ({
  start,
  resources: ['mirjam', 'room 1'],
});

test.each<[string, GroupInput, object]>([
  ['nobody works', quietDay([request], { resources: [room!] }), { reason: 'no_roster', skill: 'masseur' }],
  [
    'the stay is too short',
    quietDay([request], { guests: [{ id: 'anna', from: 600, to: 650 }] }),
    { reason: 'stay_too_short' },
  ],
  [
    'the session is full',
    quietDay([massage('a', 'anna', mealAt)], { pools: [{ id: 'restaurant', free: [] }] }),
    { reason: 'pool_full' },
  ],
  [
    'every masseur is claimed',
    quietDay([request], { resources: [{ ...mirjam!, otherClaims: [{ from: 540, to: 1080 }] }, room!] }),
    { reason: 'resource_taken', skill: 'masseur' },
  ],
  [
    'masseur and room are free at different times',
    quietDay(
      [massage('a', 'anna', { needs: [...request.items[0]!.needs, { skill: 'bath', count: 1, before: 0, after: 0 }] })],
      {
        resources: [
          { ...mirjam!, otherClaims: [{ from: 540, to: 720 }] },
          { ...room!, otherClaims: [{ from: 720, to: 1080 }] },
          { id: 'bath', skills: ['bath'], works: [{ from: 540, to: 1080 }], otherClaims: [{ from: 600, to: 1080 }] },
        ],
      },
    ),
    { reason: 'no_common_time' },
  ],
  [
    'the guest is busy',
    busyDay([
      request,
      massage('b', 'anna', { duration: 240, existingBooking: { start: 600, resources: ['noor', 'room 2'] } }),
    ]),
    { reason: 'guest_busy', blockedBy: ['b'] },
  ],
  [
    'others of the group have the masseur',
    quietDay([request, massage('b', 'bas', { duration: 180, existingBooking: existingAt(630) })]),
    { reason: 'group_contention', blockedBy: ['b'] },
  ],
])('when %s, that is what is said', (_, day, refusal) => {
  const answer = explainRefusal(day, 'a');
  expect(answer.refusal).toMatchObject(refusal);
  expect(answer.alternatives).toEqual([]);
});

test.each(['closed', 'past', 'beyond_horizon'] as const)('a day that is %s says so first', (state) => {
  expect(explainRefusal(quietDay([request], { resources: [] }), 'a', state).refusal?.reason).toBe(state);
});

test('a unit that has a place is told its starts, nearest to the preferred start first', () => {
  const { refusal, alternatives } = explainRefusal(
    quietDay([request, massage('b', 'bas', { existingBooking: existingAt(690) })]),
    'a',
  );
  expect(refusal).toBeNull();
  expect(alternatives.map(({ start }) => start)).toEqual([765, 770, 775, 780, 615, 610, 605, 600]);
  expect(alternatives[0]?.items).toEqual([{ item: 'a', unit: 'a', start: 765, resources: ['mirjam', 'room 1'] }]);
});
