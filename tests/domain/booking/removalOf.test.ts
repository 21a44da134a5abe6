import { expect, test } from 'vitest';
import { removalOf } from '#domain/booking/removalOf.ts';

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
