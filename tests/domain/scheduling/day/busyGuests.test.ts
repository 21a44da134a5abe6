import { expect, test } from 'vitest';
import { busyUnits, withClaims } from '#domain/scheduling/day/existingBookings.ts';
import type { ExistingBooking } from '#domain/scheduling/day/day.ts';
import { exampleDay, existing, treatment } from './exampleDay.ts';

const gap = 15;
const guestName = (guest: number): string => `guest ${guest}`;
const named = (xplanId: string) => ({ product: { ...treatment(), xplanId } });
const busy = (...bookings: ExistingBooking[]) => busyUnits(bookings, gap, guestName);
const briefly = (...bookings: ExistingBooking[]) =>
  busy(...bookings).flatMap(({ items }) =>
    items.map(({ guests, treatment: name, existingBooking, duration }) => [
      ...guests,
      name,
      existingBooking!.start,
      duration,
    ]),
  );

test('a guest is busy during a booking, which needs nothing more and stays where it is', () => {
  const id = 'existing guest 1 600';
  expect(busy(existing('a', 600, named('hotstone')))).toEqual([
    {
      id,
      items: [
        {
          id,
          guests: ['guest 1'],
          treatment: 'hotstone',
          duration: 50,
          needs: [],
          starts: null,
          preferred: null,
          follows: [],
          pool: null,
          existingBooking: { start: 600, resources: [] },
        },
      ],
    },
  ]);
});

test('bookings that a guest can change between stay two, each of its own treatment', () => {
  const [first, second] = [existing('a', 600, named('hotstone')), existing('b', 665, named('peeling'))];
  const expected = [
    ['guest 1', 'hotstone', 600, 50],
    ['guest 1', 'peeling', 665, 50],
  ];
  expect(briefly(first, second)).toEqual(expected);
  expect(briefly(second, first)).toEqual(expected);
});

test('bookings closer than the changing gap are one time that a guest is busy, of no treatment', () => {
  const together = [['guest 1', 'existing guest 1 600', 600, 110]];
  expect(briefly(existing('a', 600, named('hotstone')), existing('b', 660, named('peeling')))).toEqual(together);
  expect(briefly(existing('b', 660, named('peeling')), existing('a', 600, named('hotstone')))).toEqual(together);
});

test('a booking within another one makes a guest busy no longer', () => {
  expect(briefly(existing('a', 600), existing('b', 610, { duration: 20 }))).toEqual([
    ['guest 1', 'existing guest 1 600', 600, 50],
  ]);
});

test('each guest is busy with their own bookings, and all who share one with that', () => {
  const shared = existing('duo', 700, { guests: [1, 2], ...named('duo') });
  expect(briefly(existing('a', 600, named('hotstone')), shared, existing('c', 600, { guests: [3] }))).toEqual([
    ['guest 1', 'hotstone', 600, 50],
    ['guest 1', 'duo', 700, 50],
    ['guest 2', 'duo', 700, 50],
    ['guest 3', treatment().xplanId, 600, 50],
  ]);
});

test('a booking off the grid of five minutes makes its guest busy for all of the steps that it touches', () => {
  expect(briefly(existing('a', 603, { ...named('hotstone'), duration: 49 }))).toEqual([
    ['guest 1', 'hotstone', 600, 55],
  ]);
});

const claimsOf = (...bookings: ExistingBooking[]) =>
  withClaims(exampleDay().resources, bookings).map(({ id, otherClaims }) => [
    id,
    ...otherClaims.map(({ from, to }) => [from, to]),
  ]);

test('what a booking claims is claimed from the time it is made ready until it is cleaned up', () => {
  const product = treatment({ bufferBefore: 5, bufferAfter: 10 });
  expect(claimsOf(existing('a', 650, { product }))).toEqual([
    ['mirjam', [645, 710]],
    ['room', [645, 710]],
  ]);
});

test('what is no longer planned claims its resources for just its own time', () => {
  const product = { ...treatment(), planning: null };
  expect(claimsOf(existing('a', 650, { product, resources: ['room'] }))).toEqual([['mirjam'], ['room', [650, 700]]]);
});

test('claims of the group come beside those of others', () => {
  const [mirjam] = exampleDay().resources;
  const claimed = { ...mirjam!, otherClaims: [{ from: 780, to: 840 }] };
  expect(withClaims([claimed], [existing('a', 600)])[0]!.otherClaims).toEqual([
    { from: 780, to: 840 },
    { from: 600, to: 650 },
  ]);
});
