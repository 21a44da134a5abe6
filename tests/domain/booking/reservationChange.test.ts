import { changeNeedsConfirmation, removalOf } from '#domain/booking/reservationChange.ts';
import { expect, test } from 'vitest';

const kinds = ['personCount', 'date', 'timeRange'] as const;
const confirmedKinds = (type: number, personsWithProducts: number[]) =>
  kinds.filter((kind) => changeNeedsConfirmation(kind, { flow: { type }, personsWithProducts }));

test('as long as no guest has a product, nothing is asked', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((type) => confirmedKinds(type, []))).toEqual(Array.from({ length: 8 }, () => []));
});

test('with products, a change of persons, day or times is asked in every visit', () => {
  expect([0, 1, 2, 3, 4].map((type) => confirmedKinds(type, [1]))).toEqual(Array.from({ length: 5 }, () => [...kinds]));
});

test('an order card has nothing to ask', () => {
  expect([5, 6, 7].map((type) => confirmedKinds(type, [1]))).toEqual([[], [], []]);
});

const product = { itemId: 'item', xplanId: 'x', objectType: 'product' };

test('an arrangement is removed by its own id and that of its first part', () => {
  const collection = { ...product, objectType: 'collection', products: [{ itemId: 'first' }, { itemId: 'second' }] };
  expect(removalOf(collection)).toEqual({ kind: 'collection', xplanId: 'x', itemId: 'first' });
});

test('anything else is removed by its item id', () => {
  expect(removalOf(product)).toEqual({ kind: 'product', itemId: 'item' });
  expect(removalOf({ ...product, products: [{ itemId: 'part' }] })).toEqual({ kind: 'product', itemId: 'item' });
  expect(removalOf({ ...product, objectType: 'collection', products: [] })).toEqual({
    kind: 'product',
    itemId: 'item',
  });
});
