import { dueParts } from '#domain/booking/dueParts.ts';
import { expect, test } from 'vitest';

const entry = { type: 10, checkinType: false, price: 3450 };
const massage = { type: 0, checkinType: false, price: 4500 };
const arrangement = { type: 0, checkinType: false, price: 9900, products: [entry, massage] };
const lunch = { type: 16, checkinType: false, price: 1900 };

test('a deposit of a group with entries only is a part, never treatments', () => {
  const amounts = { items: [entry, entry], total: 6900, totalPayNow: 2070 };
  expect(dueParts(amounts)).toEqual({ now: 'part', later: 'rest' });
});

test('a group that pays its entries wholly pays all before the visit', () => {
  const amounts = { items: [entry, entry], total: 6900, totalPayNow: 6900 };
  expect(dueParts(amounts)).toEqual({ now: 'all', later: 'nothing' });
});

test('treatments are paid now and entries at the venue', () => {
  const amounts = { items: [entry, massage], total: 7950, totalPayNow: 4500 };
  expect(dueParts(amounts)).toEqual({ now: 'treatments', later: 'entry' });
});

test('treatments alone are paid now', () => {
  expect(dueParts({ items: [massage], total: 4500, totalPayNow: 4500 })).toEqual({
    now: 'treatments',
    later: 'nothing',
  });
});

test('an arrangement with a treatment counts as one, an arrangement with a lunch does not', () => {
  const withLunch = { ...arrangement, products: [entry, lunch] };
  expect(dueParts({ items: [arrangement], total: 9900, totalPayNow: 9900 }).now).toBe('treatments');
  expect(dueParts({ items: [withLunch], total: 9900, totalPayNow: 9900 }).now).toBe('all');
});

test('treatments and a deposit on the entries are a part of the amount', () => {
  const amounts = { items: [entry, massage], total: 7950, totalPayNow: 4500 + 1035 };
  expect(dueParts(amounts)).toEqual({ now: 'part', later: 'rest' });
});

test('a deposit on a treatment is a part of the amount', () => {
  expect(dueParts({ items: [massage], total: 4500, totalPayNow: 900 })).toEqual({ now: 'part', later: 'rest' });
});

test('nothing is due while entries are settled at the venue', () => {
  expect(dueParts({ items: [entry, lunch], total: 5350, totalPayNow: 0 })).toEqual({ now: 'nothing', later: 'entry' });
});
