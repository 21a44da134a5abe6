import { expect, test } from 'vitest';
import { placesOf } from '#domain/scheduling/repairs/repairChoices.ts';
import type { LostBooking, RepairDay } from '#domain/scheduling/repairs/repairDay.ts';
import {
  guest,
  guestsById,
  inPool,
  lostBooking,
  pool,
  repairDay,
  room,
  therapist,
} from '#tests/support/planner/smallRepairs.ts';

const startsOf = (day: RepairDay, booking: LostBooking): number[] => [
  ...new Set(placesOf(day, booking, 1_000).map(({ start }) => start)),
];
const sorted = (starts: readonly number[]): number[] => starts.toSorted((a, b) => a - b);
const bath = (units: number, changes: Parameters<typeof inPool>[1] = {}) =>
  lostBooking('a', { planning: inPool(units, changes) });
const baths = (units: number[]) => repairDay({ pools: new Map([['baths', units]]) });

test('the nearest start comes first, of two as near the earlier, and a start off the grid is kept', () => {
  const starts = startsOf(repairDay(), lostBooking('a', { start: 662 }));
  expect(starts.slice(0, 5)).toEqual([662, 660, 665, 655, 670]);
  expect(startsOf(repairDay(), lostBooking('a')).slice(0, 5)).toEqual([660, 655, 665, 650, 670]);
  expect(startsOf(baths(pool(1)), bath(1, { starts: [700, 620, 670, 640] }))).toEqual([670, 640, 620, 700]);
});

test('a treatment ends by closing time and starts when it may, also where staff is there longer', () => {
  const longer = [{ from: 540, to: 960 }];
  const resources = [therapist('noor', { works: longer }), room('room 1', { works: longer })];
  const guests = guestsById(guest('anna', { within: { from: 0, to: 1440 } }));
  const starts = sorted(startsOf(repairDay({ resources, guests, earliest: 635 }), lostBooking('a')));
  expect([starts[0], starts.at(-1)]).toEqual([635, 790]);
});

test('no more places are looked at than the limit', () => {
  const day = repairDay({ resources: [therapist('noor'), therapist('sam'), therapist('eva'), room('room 1')] });
  expect(placesOf(day, lostBooking('a'), 4)).toEqual(placesOf(day, lostBooking('a'), 1_000).slice(0, 4));
  expect(placesOf(day, lostBooking('a'), 4)).toHaveLength(4);
});

test('a session is held on its weekdays alone', () => {
  const sessions = (weekdays: number[]) => startsOf(baths(pool(1)), bath(1, { starts: [615, 700], weekdays }));
  expect(sessions([2, 6])).toEqual([700, 615]);
  expect(sessions([1, 6])).toEqual([]);
});

test('a bath needs its units in every quarter of an hour that it touches', () => {
  const free = pool(2).with(44, 1).with(50, 1);
  expect(sorted(startsOf(baths(free), bath(2)))).toEqual([
    600, 605, 610, 675, 680, 685, 690, 695, 700, 765, 770, 775, 780, 785, 790,
  ]);
  expect(startsOf(baths(free), bath(1))).toContain(660);
  expect(startsOf(repairDay(), bath(1))).toEqual([]);
});

test('at another time a guest has the changing gap to all else, at its old time none is asked for', () => {
  const guests = guestsById(guest('anna', { busy: [{ from: 710, to: 760 }] }));
  const starts = startsOf(repairDay({ guests }), lostBooking('a'));
  expect(starts).toContain(660);
  expect(sorted(starts).filter((start) => 600 < start)).toEqual([
    605, 610, 615, 620, 625, 630, 635, 640, 645, 660, 775, 780, 785, 790,
  ]);
});

test('each guest who shares a booking has to be there', () => {
  const guests = guestsById(guest('anna'), guest('bas', { within: { from: 700, to: 770 } }));
  expect(sorted(startsOf(repairDay({ guests }), lostBooking('a', { guests: ['anna', 'bas'] })))).toEqual([
    700, 705, 710, 715, 720,
  ]);
  expect(startsOf(repairDay(), lostBooking('a', { guests: ['anna', 'cleo'] }))).toEqual([]);
});
