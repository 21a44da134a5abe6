import { expect, test } from 'vitest';
import { replanDay } from '#domain/scheduling/changes/replanDay.ts';
import type { BookedDay, OtherBookings, ResourceClaim } from '#domain/scheduling/changes/bookedDay.ts';
import type { InvalidatedUnit } from '#domain/scheduling/changes/invalidatedUnits.ts';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';
import { needKey } from '#domain/scheduling/day/day.ts';

const everywhere = (capacity: number): number[] => Array<number>(96).fill(capacity);
const therapist = needKey({ kindId: 'therapist', skillId: null });
const massage: BookableProduct = {
  xplanId: 'massage',
  type: 0,
  planning: {
    duration: 50,
    bufferBefore: 0,
    bufferAfter: 10,
    guests: 1,
    needs: [{ kindId: 'therapist', skillId: null, count: 1 }],
    pool: null,
  },
  stay: null,
};
const activity = {
  arrivalFrom: 600,
  arrivalTo: 960,
  arrivalStep: 60,
  departureUntil: 1320,
  departureStep: 60,
  minStay: 60,
  maxStay: 720,
};

/** A day from 10:00 to 22:00 with one therapist who works from–to, and a bath for two. */
const dayWith = (works: { from: number; to: number }, change: Partial<BookedDay> = {}): BookedDay => ({
  day: {
    date: '2026-05-12',
    blocks: [{ fromMinute: 600, toMinute: 1320 }],
    earliest: 0,
    stay: null,
    personCount: 1,
    changingGap: 15,
    resources: [{ id: 'noor', skills: [therapist], works: [works], otherClaims: [] }],
    pools: [],
    roles: new Map([[therapist, 'therapist']]),
  },
  resources: [],
  places: [],
  capacities: new Map([['baden', everywhere(2)]]),
  ...change,
});
const unit = (id: string, start: number): InvalidatedUnit => ({
  id,
  reservationId: `r-${id}`,
  itemIds: [id],
  start,
  booked: { request: { id, guests: [1], products: [massage], preferred: start, isFixed: false } },
});
const stay = (id: string, from: number, to: number, units = 1): InvalidatedUnit => ({
  id,
  reservationId: `r-${id}`,
  itemIds: [id],
  start: from,
  booked: { stay: { activity, poolId: 'baden', units, span: { from, to } }, guests: [1] },
});
const groupOf = (id: string, change: Partial<OtherBookings> = {}): OtherBookings => ({
  reservationId: `r-${id}`,
  personCount: 1,
  stay: null,
  existingBookings: [],
  ...change,
});
const claimOf = (id: string, from: number, to: number): ResourceClaim => ({
  reservationId: `r-${id}`,
  itemId: id,
  resourceId: 'noor',
  from,
  to,
});

test('an invalidated treatment is replanned when there is a place for it', () => {
  const fits = (from: number, to: number) => replanDay(dayWith({ from, to }), [unit('a', 780)], [groupOf('a')]);
  expect([...fits(900, 960)]).toEqual(['a']);
  expect([...fits(900, 955)]).toEqual([]);
});

test('one place is given once, to the earlier unit', () => {
  const units = [unit('b', 840), unit('a', 780)];
  expect([...replanDay(dayWith({ from: 900, to: 960 }), units, [groupOf('a'), groupOf('b')])]).toEqual(['a']);
  expect([...replanDay(dayWith({ from: 900, to: 1020 }), units, [groupOf('a'), groupOf('b')])]).toEqual(['a', 'b']);
});

test('claims of others stay, claims of the invalidated units are free', () => {
  const working = { from: 900, to: 960 };
  const other = dayWith(working, { resources: [claimOf('c', 950, 1000)] });
  expect([...replanDay(other, [unit('a', 780)], [groupOf('a')])]).toEqual([]);
  const own = dayWith(working, { resources: [claimOf('a', 950, 1000)] });
  expect([...replanDay(own, [unit('a', 780)], [groupOf('a')])]).toEqual(['a']);
});

test('a guest is not in two places', () => {
  const existingBookings = [{ id: 'k', guests: [1], product: massage, start: 900, duration: 50, resources: [] }];
  expect([
    ...replanDay(dayWith({ from: 900, to: 960 }), [unit('a', 780)], [groupOf('a', { existingBookings })]),
  ]).toEqual([]);
});

test('a treatment stays inside the stay of its group', () => {
  const inside = { from: 600, to: 940 };
  expect([...replanDay(dayWith({ from: 900, to: 1020 }), [unit('a', 780)], [groupOf('a', { stay: inside })])]).toEqual(
    [],
  );
});

test('a stay moves with its length, around what its guest has booked', () => {
  const bath = dayWith({ from: 0, to: 0 });
  const full = {
    ...bath,
    places: [{ reservationId: 'x', itemId: 'x', poolId: 'baden', fromBucket: 40, toBucket: 48, units: 2 }],
  };
  expect([...replanDay(bath, [stay('a', 600, 840)], [groupOf('a')])]).toEqual(['a']);
  expect([...replanDay(full, [stay('a', 600, 840)], [groupOf('a')])]).toEqual(['a']);
  const early = [{ id: 'k', guests: [1], product: massage, start: 690, duration: 25, resources: [] }];
  expect([...replanDay(full, [stay('a', 600, 840)], [groupOf('a', { existingBookings: early })])]).toEqual([]);
  expect([...replanDay(full, [stay('a', 600, 1260)], [groupOf('a')])]).toEqual([]);
});

test('stays that move take each other’s places too', () => {
  const bath = dayWith({ from: 0, to: 0 }, { capacities: new Map([['baden', everywhere(1)]]) });
  const three = ['a', 'b', 'c'].map((id) => stay(id, 600, 900));
  expect([
    ...replanDay(
      bath,
      three,
      three.map(({ id }) => groupOf(id)),
    ),
  ]).toEqual(['a', 'b']);
});
