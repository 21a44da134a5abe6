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

const place = (id: string, fromBucket: number, toBucket: number, units: number) => ({
  reservationId: `r-${id}`,
  itemId: id,
  poolId: 'baden',
  fromBucket,
  toBucket,
  units,
});

const replanned = (day: BookedDay, units: InvalidatedUnit[], groups = units.map(({ id }) => groupOf(id))): string[] => [
  ...replanDay(day, units, groups),
];

const asking = (id: string, product: BookableProduct, guests = [1]): InvalidatedUnit => ({
  ...unit(id, 780),
  booked: { request: { id, guests, products: [product], preferred: 780, isFixed: false } },
});

test('what an invalidated stay held of a pool is free for it, what others hold is not', () => {
  const bath = (id: string) => dayWith({ from: 0, to: 0 }, { places: [place(id, 0, 96, 2)] });
  expect(replanned(bath('a'), [stay('a', 600, 1320)])).toEqual(['a']);
  expect(replanned(bath('x'), [stay('a', 600, 1320)])).toEqual([]);
});

test('a replanned treatment takes its places and its time to get ready, before and after it', () => {
  const { planning } = massage;
  const pool = { poolId: 'baden', units: 2, starts: [], weekdays: null };
  const session = { ...massage, planning: { ...planning!, needs: [], pool } };
  const open = { ...dayWith({ from: 0, to: 0 }).day, blocks: [{ fromMinute: 600, toMinute: 660 }] };
  const shortDay = dayWith({ from: 0, to: 0 }, { day: open });
  expect(replanned(shortDay, [asking('a', session), asking('b', session)])).toEqual(['a']);
  const buffered = { ...massage, planning: { ...planning!, bufferBefore: 20 } };
  const work = (to: number) => dayWith({ from: 600, to });
  expect(replanned(work(760), [asking('a', buffered), asking('b', buffered)])).toEqual(['a', 'b']);
  expect(replanned(work(755), [asking('a', buffered), asking('b', buffered)])).toEqual(['a']);
});

test('a replanned entry takes as many places as it has guests', () => {
  const entry: BookableProduct = { xplanId: 'entry', type: 10, planning: null, stay: { activity, poolId: 'baden' } };
  const day = dayWith({ from: 0, to: 0 }, { capacities: new Map([['baden', everywhere(3)]]) });
  const span = { from: 600, to: 1320 };
  const groups = ['a', 'b'].map((id) => groupOf(id, { personCount: 2, stay: span }));
  expect(replanned(day, [asking('a', entry, [1, 2]), asking('b', entry, [1, 2])], groups)).toEqual(['a']);
  const roomy = { ...day, capacities: new Map([['baden', everywhere(4)]]) };
  expect(replanned(roomy, [asking('a', entry, [1, 2]), asking('b', entry, [1, 2])], groups)).toEqual(['a', 'b']);
});

test('a guest of two invalidated treatments has one after the other, changing between them', () => {
  const both = ['a', 'b'].map((id) => ({ ...unit(id, 780), reservationId: 'r-a' }));
  const day = (to: number) => dayWith({ from: 600, to });
  expect(replanned(day(725), both, [groupOf('a')])).toEqual(['a', 'b']);
  expect(replanned(day(720), both, [groupOf('a')])).toEqual(['a']);
});

test('units that began at once are planned in the order of their ids, and those of no reservation are left out', () => {
  const units = [unit('b', 780), unit('a', 780), unit('c', 700)];
  const one = dayWith({ from: 900, to: 960 });
  expect(replanned(one, units)).toEqual(['c']);
  expect(replanned(one, units.slice(0, 2))).toEqual(['a']);
  expect(replanned(one, units, [groupOf('b')])).toEqual(['b']);
});

test('a stay holds all that its own guests have booked in it, others of the group may be elsewhere', () => {
  const day = dayWith({ from: 0, to: 0 }, { places: [place('x', 40, 48, 2)] });
  const inside = (start: number, guests: number[]) => [
    groupOf('a', {
      existingBookings: [{ id: 'k', guests, product: massage, start, duration: 60, resources: [] }],
    }),
  ];
  const moved = [stay('a', 600, 720)];
  expect(replanned(day, moved, inside(720, [1]))).toEqual(['a']);
  expect(replanned(day, moved, inside(1020, [1]))).toEqual(['a']);
  expect(replanned(day, moved, inside(1021, [1, 2]))).toEqual([]);
  expect(replanned(day, moved, inside(700, [1]))).toEqual([]);
  expect(replanned(day, moved, inside(1200, [2]))).toEqual(['a']);
});

test('a stay moves as little as it can, which leaves the rest of the day to the next', () => {
  const day = dayWith({ from: 0, to: 0 }, { capacities: new Map([['baden', everywhere(1)]]) });
  const full = { ...day, places: [place('x', 48, 52, 1)] };
  expect(replanned(full, [stay('a', 720, 780), stay('b', 900, 1320)])).toEqual(['a', 'b']);
  expect(replanned(full, [stay('b', 780, 1320), stay('a', 790, 850)])).toEqual(['b', 'a']);
});
