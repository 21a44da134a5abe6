import { expect, test } from 'vitest';
import { timedItemCount } from '#domain/booking/timedItems.ts';
import { requestsOf } from '#domain/booking/requestsOf.ts';
import { bookedItem, bookedProduct } from './bookedGuests.ts';

const entry = bookedProduct({ itemId: 'e1', xplanId: 'entree', type: 10, startTime: '10:00' });
const checkin = bookedProduct({ itemId: 'a1', xplanId: 'baden', checkinType: true, startTime: '10:00' });
const towel = bookedProduct({ itemId: 't1', xplanId: 'handdoek', type: 1 });
const massage = bookedProduct({ itemId: 'm1', xplanId: 'massage', startTime: '11:00' });
const spaDay = bookedProduct({
  itemId: 'k1',
  xplanId: 'spadag',
  objectType: 'collection',
  products: [
    bookedItem({ itemId: 'k2', xplanId: 'entree', type: 10, startTime: '10:00' }),
    bookedItem({ itemId: 'k3', xplanId: 'scrub', startTime: '12:00' }),
    bookedItem({ itemId: 'k4', xplanId: 'lunch', type: 16, startTime: '13:00' }),
    bookedItem({ itemId: 'k5', xplanId: 'thee', type: 1 }),
  ],
});
const dayPass = bookedProduct({
  itemId: 'k6',
  xplanId: 'dagpas',
  objectType: 'collection',
  products: [bookedItem({ itemId: 'k7', xplanId: 'entree', type: 10, startTime: '10:00' })],
});

const guests = [
  { number: 1, products: [checkin, entry, massage] },
  { number: 2, products: [spaDay, towel] },
  { number: 3, products: [dayPass] },
];

test('the request behind a booking is all that has a time of its own, arrangements with all their parts', () => {
  expect(requestsOf(guests)).toEqual([
    { person: 1, productId: 'massage' },
    { person: 2, productId: 'spadag', productIds: ['entree', 'scrub', 'lunch', 'thee'] },
  ]);
});

test('a duo treatment is requested for both guests', () => {
  const duo = bookedProduct({ xplanId: 'duo', startTime: '11:00' });
  const both = [1, 2].map((number) => ({ number, products: [duo] }));
  expect(requestsOf(both)).toEqual([
    { person: 1, productId: 'duo' },
    { person: 2, productId: 'duo' },
  ]);
  expect(timedItemCount(both)).toBe(2);
});

test('every part of an arrangement with a time of its own counts, a stay in the baths does not', () => {
  expect(timedItemCount(guests)).toBe(3);
  expect(timedItemCount([])).toBe(0);
});
