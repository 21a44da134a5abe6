import { expect, test } from 'vitest';
import { planRepair } from '#domain/scheduling/repairs/planRepair.ts';
import type { RepairLevel } from '#domain/scheduling/repairs/repairCosts.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import {
  guest,
  guestsById,
  lostBooking,
  move,
  repairDay,
  room,
  therapist,
} from '#tests/support/planner/smallRepairs.ts';

const fewestMoved: RepairLevel[] = ['leftOver', 'moved', 'parted', 'shift', 'changed'];
const smallestShift: RepairLevel[] = ['leftOver', 'shift', 'parted', 'moved', 'changed'];
const togetherFirst: RepairLevel[] = ['leftOver', 'parted', 'moved', 'shift', 'changed'];

const plan = (day: RepairDay, lost: readonly LostBooking[], budget: number, order = fewestMoved) =>
  planRepair(day, lost, { order, budget, mayMove: true });

const long = { from: 600, to: 1080 };
const works = [long];

/** Two therapists who have other claims, two rooms, until 18:00. */
function busyDay(bookings: number): RepairDay {
  return repairDay({
    blocks: [{ fromMinute: 600, toMinute: 1080 }],
    resources: [
      therapist('noor', { works, otherClaims: [{ from: 660, to: 720 }] }),
      therapist('sam', {
        works,
        otherClaims: [
          { from: 600, to: 650 },
          { from: 780, to: 830 },
        ],
      }),
      room('room 1', { works }),
      room('room 2', { works }),
    ],
    guests: guestsById(...Array.from({ length: bookings }, (_none, index) => guest(`${index}`, { within: long }))),
  });
}

const lostAlone = (bookings: number): LostBooking[] =>
  Array.from({ length: bookings }, (_none, index) =>
    lostBooking(`${index}`, { guests: [`${index}`], start: 600 + 25 * index }),
  );

const lostInPairs = (bookings: number): LostBooking[] =>
  Array.from({ length: bookings }, (_none, index) => {
    const start = 600 + 60 * Math.floor(index / 2);
    return lostBooking(`${index}`, { guests: [`${index}`], start, party: `massage ${start}` });
  });

test.each([
  { lost: lostAlone(3), order: fewestMoved, tries: 800, starts: [600, 700, 650] },
  { lost: lostAlone(4), order: fewestMoved, tries: 22_000, starts: [600, 700, 650, 720] },
  { lost: lostAlone(4), order: smallestShift, tries: 13_000, starts: [600, 700, 650, 720] },
  { lost: lostInPairs(2), order: togetherFirst, tries: 10_800, starts: [720, 720] },
  { lost: lostInPairs(3), order: fewestMoved, tries: 3_700, starts: [710, 600, 660] },
  { lost: lostInPairs(3), order: smallestShift, tries: 3_900, starts: [600, 650, 700] },
])('$lost.length bookings in order of $order are proven best by $tries tries', ({ lost, order, tries, starts }) => {
  const { moves, isBest } = plan(busyDay(lost.length), lost, tries, order);
  expect({ starts: moves.map(({ start }) => start), isBest }).toEqual({ starts, isBest: true });
});

test('a plan is not called best before the proof is complete', () => {
  const lost = lostAlone(4);
  const { isBest, moves, leftOver } = plan(busyDay(4), lost, 1_000);
  expect(isBest).toBe(false);
  expect([...moves.map(({ id }) => id), ...leftOver].toSorted()).toEqual(lost.map(({ id }) => id));
});

test('without time to search, who has the fewest places is placed first', () => {
  const guests = guestsById(guest('anna'), guest('bas', { within: { from: 660, to: 715 } }));
  const lost = [lostBooking('a'), lostBooking('b', { guests: ['bas'] })];
  const { moves, isBest } = plan(repairDay({ guests }), lost, 0);
  expect(moves).toEqual([move('a', 610, 'noor', 'room 1'), move('b', 660, 'noor', 'room 1')]);
  expect(isBest).toBe(false);
});

test('a plan is not called best where a booking had more places than are looked at', () => {
  const night = { from: 0, to: 1440 };
  const therapists = Array.from({ length: 12 }, (_none, index) => therapist(`therapist ${index}`, { works: [night] }));
  const resources = [...therapists, room('room 1', { works: [night] })];
  const guests = guestsById(guest('anna', { within: night }), guest('bas', { within: { from: 660, to: 710 } }));
  const day = repairDay({ blocks: [{ fromMinute: 0, toMinute: 1440 }], resources, guests });
  expect(plan(day, [lostBooking('a')], 1_000_000).isBest).toBe(false);
  const besideOne = [lostBooking('b', { guests: ['bas'] }), lostBooking('a', { start: 900 })];
  expect(plan(day, besideOne, 1_000_000).isBest).toBe(false);
  expect(plan({ ...day, resources: resources.slice(2) }, [lostBooking('a')], 1_000_000).isBest).toBe(true);
});
