import { expect, test } from 'vitest';
import { bookingsOfItems } from '#domain/scheduling/day/existingBookings.ts';
import type { BookedItem } from '#domain/scheduling/day/existingBookings.ts';
import type { BookableProduct } from '#domain/scheduling/day/day.ts';
import { entry, tea, treatment } from './exampleDay.ts';

const massage = treatment();
const duo = treatment({ guests: 2 });
const products = new Map<string, BookableProduct>([
  ['massage', massage],
  ['duo', duo],
  ['tea', tea],
  ['entry', entry],
]);

const item = (id: string, changes: Partial<BookedItem> = {}): BookedItem => ({
  id,
  person: 1,
  productId: 'massage',
  unitId: null,
  checkinType: false,
  startMinute: 600,
  endMinute: 650,
  ...changes,
});

const bookings = (items: BookedItem[], claims: Parameters<typeof bookingsOfItems>[2] = []) =>
  bookingsOfItems(items, products, claims);

const guestsById = (...items: BookedItem[]) => bookings(items).map(({ id, guests }) => [id, ...guests]);

test('a booked item occupies its guest and the resources that it claims, for as long as it was booked', () => {
  const claims = [
    { itemId: 'a', resourceId: 'mirjam' },
    { itemId: 'b', resourceId: 'noor' },
    { itemId: 'a', resourceId: 'room 1' },
  ];
  expect(bookings([item('a', { startMinute: 610, endMinute: 640, person: 2 })], claims)).toEqual([
    { id: 'a', guests: [2], product: massage, start: 610, duration: 30, resources: ['mirjam', 'room 1'] },
  ]);
});

test('guests who share a treatment have one booking, with what is claimed for any of them', () => {
  const shared = { productId: 'duo', unitId: 'unit' };
  const claims = [
    { itemId: 'a', resourceId: 'mirjam' },
    { itemId: 'b', resourceId: 'noor' },
  ];
  expect(bookings([item('a', shared), item('b', { ...shared, person: 2 })], claims)).toEqual([
    { id: 'unit/duo', guests: [1, 2], product: duo, start: 600, duration: 50, resources: ['mirjam', 'noor'] },
  ]);
});

test('two shared treatments are two bookings, of whichever units and products they are', () => {
  const other = treatment({ guests: 2, duration: 30 });
  const items = [
    item('a', { productId: 'duo', unitId: 'unit 1' }),
    item('b', { productId: 'duo', unitId: 'unit 2' }),
    item('c', { productId: 'other', unitId: 'unit 1' }),
  ];
  const ids = bookingsOfItems(items, new Map([...products, ['other', other]]), []).map(({ id }) => id);
  expect(ids).toEqual(['unit 1/duo', 'unit 2/duo', 'unit 1/other']);
});

test('guests who have the same treatment each for themselves have a booking each, also in one arrangement', () => {
  expect(guestsById(item('a', { unitId: 'unit' }), item('b', { unitId: 'unit', person: 2 }))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test('a shared treatment that belongs to no unit is booked for its own guest', () => {
  expect(guestsById(item('a', { productId: 'duo' }), item('b', { productId: 'duo', person: 2 }))).toEqual([
    ['a', 1],
    ['b', 2],
  ]);
});

test.each<[string, Partial<BookedItem>]>([
  ['a stay', { checkinType: true }],
  ['a product that is not planned', { productId: 'tea' }],
  ['an entry', { productId: 'entry' }],
  ['a product that is gone', { productId: 'gone' }],
  ['an item without a start', { startMinute: null }],
  ['an item without an end', { endMinute: null }],
])('%s occupies nobody, and what is booked beside it does', (_, changes) => {
  expect(guestsById(item('a', changes), item('b', { person: 2 }))).toEqual([['b', 2]]);
});
