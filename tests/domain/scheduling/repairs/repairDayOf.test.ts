import { expect, test } from 'vitest';
import type { BookedDay } from '#domain/scheduling/changes/bookedDay.ts';
import type { RepairGroup } from '#domain/scheduling/repairs/lostBookings.ts';
import { repairDayOf } from '#domain/scheduling/repairs/lostBookings.ts';
import { entry, exampleDay, existing, treatment } from '../day/exampleDay.ts';

const bookedDay = (changes: Partial<BookedDay> = {}): BookedDay => ({
  day: exampleDay(),
  resources: [],
  places: [],
  capacities: new Map(),
  ...changes,
});

const group = (changes: Partial<RepairGroup> = {}): RepairGroup => ({
  reservationId: 'r',
  stay: null,
  staying: [],
  lost: [],
  ...changes,
});

const claim = (itemId: string, resourceId: string, from: number) => ({
  reservationId: 'r',
  itemId,
  resourceId,
  from,
  to: from + 50,
});

const inBaths = (itemId: string, units: number) => ({
  reservationId: 'r',
  itemId,
  poolId: 'baths',
  fromBucket: 44,
  toBucket: 48,
  units,
});

test('each resource is held by the claims that stay on it, not by those of lost bookings', () => {
  const resources = [claim('a', 'mirjam', 660), claim('b', 'mirjam', 720), claim('c', 'room', 780)];
  const { day } = repairDayOf(bookedDay({ resources }), [], new Set(['a']));
  expect(day.resources.map(({ id, otherClaims }) => [id, otherClaims])).toEqual([
    ['mirjam', [resources[1]]],
    ['room', [resources[2]]],
  ]);
});

test('a pool has free what it holds less what stays, so lost bookings give their units back', () => {
  const capacities = new Map([
    ['baths', Array<number>(96).fill(10)],
    ['hammam', Array<number>(96).fill(1)],
  ]);
  const places = [inBaths('a', 2), inBaths('b', 3)];
  const { day } = repairDayOf(bookedDay({ places, capacities }), [], new Set(['a']));
  expect(day.pools.get('baths')!.slice(43, 49)).toEqual([10, 7, 7, 7, 7, 10]);
  expect(day.pools.get('hammam')).toEqual(capacities.get('hammam'));
});

test('a guest is busy with its own bookings that stay, all day where the reservation has no stay', () => {
  const staying = [existing('b', 720), existing('c', 780, { guests: [2] })];
  const lost = [existing('a', 660), existing('d', 600, { guests: [1] })];
  const guestsOf = (stay: RepairGroup['stay']) =>
    repairDayOf(bookedDay(), [group({ stay, staying, lost })], new Set()).day.guests;
  const anna = { id: 'r/1', within: { from: 0, to: 1440 }, busy: [{ from: 720, to: 770 }] };
  expect(guestsOf(null)).toEqual(new Map([['r/1', anna]]));
  const stay = { from: 600, to: 800 };
  expect(guestsOf(stay)).toEqual(new Map([['r/1', { ...anna, within: stay }]]));
});

test('a lost booking keeps the duration that it was booked with, and one without a planning is none', () => {
  const lost = [existing('a', 660, { duration: 80 }), existing('b', 660, { product: entry })];
  expect(repairDayOf(bookedDay(), [group({ lost })], new Set()).lost).toEqual([
    {
      id: 'a',
      guests: ['r/1'],
      planning: { ...treatment().planning, duration: 80 },
      start: 660,
      resources: ['mirjam', 'room'],
      party: null,
      companions: 0,
    },
  ]);
});

test('the same treatment at the same time in one reservation is a party, anything else is not', () => {
  const other = treatment({ duration: 80 });
  const first = group({
    lost: [
      existing('a', 660),
      existing('b', 660, { guests: [2] }),
      existing('c', 720),
      existing('d', 660, { guests: [3], product: other }),
      existing('e', 720, { guests: [3], product: other }),
      existing('f', 720, { guests: [4], product: other }),
    ],
  });
  const second = group({ reservationId: 'r2', lost: [existing('g', 660), existing('h', 660, { guests: [2] })] });
  const { lost } = repairDayOf(bookedDay(), [first, second], new Set());
  const partyOf = new Map(lost.map(({ id, party }) => [id, party]));
  expect(['c', 'd'].map((id) => partyOf.get(id))).toEqual([null, null]);
  expect(partyOf.get('a')).toBe(partyOf.get('b'));
  expect(partyOf.get('e')).toBe(partyOf.get('f'));
  expect(partyOf.get('g')).toBe(partyOf.get('h'));
  const parties = ['a', 'e', 'g'].map((id) => partyOf.get(id));
  expect(new Set(parties).size).toBe(3);
  expect(parties).not.toContain(null);
});

test('companions are the guests who have the same treatment at the same time and stay', () => {
  const staying = [
    existing('b', 660, { guests: [2, 3] }),
    existing('c', 660, { guests: [4] }),
    existing('d', 720, { guests: [5] }),
    existing('e', 660, { guests: [6], product: treatment({ duration: 80 }) }),
  ];
  const { lost } = repairDayOf(bookedDay(), [group({ staying, lost: [existing('a', 660)] })], new Set());
  expect(lost.map(({ party, companions }) => [party, companions])).toEqual([[null, 3]]);
});
