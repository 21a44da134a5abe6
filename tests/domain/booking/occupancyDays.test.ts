import { expect, test } from 'vitest';
import { occupancyDay, resourceHours } from '#domain/booking/occupancyDays.ts';
import type { OccupancyInput, ResourceOnDay } from '#domain/booking/occupancyDays.ts';

const visits = { bookings: 3 } as unknown as OccupancyInput['visits'];

const dayOf = (changes: Partial<OccupancyInput>) =>
  occupancyDay({
    date: '2026-05-16',
    opening: [{ fromMinute: 620, toMinute: 710 }],
    visits,
    pools: [],
    kinds: [],
    ...changes,
  });

test('a day begins in the hour in which the venue opens, and carries its visits', () => {
  expect(dayOf({})).toEqual({ date: '2026-05-16', firstHour: 10, bookings: 3, pools: [], kinds: [] });
  expect(dayOf({ opening: [] }).firstHour).toBe(0);
});

const capacities = Array<number>(96).fill(4);

test('a pool is held as many minutes as its places are, of those while the venue is open', () => {
  const booked = new Map([
    [41, 2],
    [44, 4],
    [60, 4],
  ]);
  expect(dayOf({ pools: [{ capacities, booked }] }).pools).toEqual([
    { heldMinutes: 2 * 10 + 4 * 15, openMinutes: 4 * 90, byHour: [13, 30], openByHour: [160, 200] },
  ]);
});

test('a venue that opens twice has the hours between, in which nothing is held', () => {
  const opening = [
    { fromMinute: 600, toMinute: 660 },
    { fromMinute: 720, toMinute: 780 },
  ];
  const [pool] = dayOf({ opening, pools: [{ capacities, booked: new Map([[44, 4]]) }] }).pools;
  expect(pool).toEqual({ heldMinutes: 0, openMinutes: 480, byHour: [0, 0, 0], openByHour: [240, 0, 240] });
});

test('a pool without places, and a day without hours, is not held', () => {
  expect(dayOf({ pools: [{ capacities: [], booked: new Map() }] }).pools).toEqual([
    { heldMinutes: 0, openMinutes: 0, byHour: [0, 0], openByHour: [0, 0] },
  ]);
  expect(dayOf({ opening: [], pools: [{ capacities, booked: new Map([[44, 4]]) }] }).pools).toEqual([
    { heldMinutes: 0, openMinutes: 0, byHour: [], openByHour: [] },
  ]);
});

const anna: ResourceOnDay = {
  works: [{ from: 600, to: 720 }],
  claims: [
    { from: 610, to: 640 },
    { from: 700, to: 750 },
  ],
  blocked: [{ from: 630, to: 660 }],
};

test('a therapist is held of the time at work that is not kept free', () => {
  const idle = { works: [{ from: 660, to: 690 }], claims: [], blocked: [] };
  expect(dayOf({ kinds: [[anna, idle]] }).kinds).toEqual([
    { heldMinutes: 20 + 20, openMinutes: 90 + 30, byHour: [67, 22], openByHour: [30, 90] },
  ]);
});

test('over many days hours at work, held, kept free and treatments are summed', () => {
  const who = { id: 'anna', name: 'Anna', role: 'therapist' as const };
  expect(
    resourceHours(who, [anna, { works: [], claims: [{ from: 600, to: 630 }], blocked: [{ from: 0, to: 60 }] }]),
  ).toEqual({ ...who, workedMinutes: 120, heldMinutes: 30 + 50 + 30, blockedMinutes: 30, treatments: 3 });
});
