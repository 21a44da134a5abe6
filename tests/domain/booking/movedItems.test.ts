import { expect, test } from 'vitest';
import { agreedItems, awaitsAnswer, changedWith, movedItems } from '#domain/booking/movedItems.ts';

const item = (id: string, part: object = {}) => ({
  id,
  startMinute: 630,
  movedFromMinute: 600,
  moveAccepted: false,
  ...part,
});
const confirmed = { state: 'confirmed' };

test('a guest is asked about what was moved, and only while the booking stands', () => {
  const items = [item('a'), item('b', { movedFromMinute: null }), item('c', { moveAccepted: true })];
  expect(movedItems(confirmed, items).map(({ id }) => id)).toEqual(['a', 'c']);
  expect(items.map(awaitsAnswer)).toEqual([true, false, false]);
  for (const state of ['hold', 'cancelled', 'expired', 'completed', 'no_show'])
    expect(movedItems({ state }, items)).toEqual([]);
});

test('a guest agrees to all the times that were shown, or to none', () => {
  const items = [item('a'), item('b', { moveAccepted: true }), item('c', { movedFromMinute: null })];
  const agreed = (...moves: [itemId: string, startTime: string][]) =>
    agreedItems(
      confirmed,
      items,
      moves.map(([itemId, startTime]) => ({ itemId, startTime })),
    )?.map(({ id }) => id) ?? null;
  expect(agreed(['a', '10:30'], ['b', '10:30'])).toEqual(['a', 'b']);
  expect(agreed(['a', '10:30'], ['b', '10:00'])).toBeNull();
  expect(agreed(['c', '10:30'])).toBeNull();
  expect(agreed(['gone', '10:30'])).toBeNull();
  expect(agreedItems({ state: 'cancelled' }, items, [{ itemId: 'a', startTime: '10:30' }])).toBeNull();
});

test('another moment is chosen for the treatment, or for the arrangement that it is in', () => {
  const persons = [
    { products: [{ itemId: 'i1', xplanId: 'x1' }] },
    { products: [{ itemId: 'i2', xplanId: 'x2', products: [{ itemId: 'i3', xplanId: 'x3' }] }] },
  ];
  expect(changedWith(persons, 'i1')).toEqual({ itemId: 'i1', productId: 'x1' });
  expect(changedWith(persons, 'i3')).toEqual({ itemId: 'i2', productId: 'x2' });
  expect(changedWith(persons, 'i4')).toBeNull();
});
