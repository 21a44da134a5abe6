import { expect, test } from 'vitest';
import { isEntry } from '#domain/booking/isEntry.ts';

test('an entry is a product of type 10 or one with sub-products', () => {
  expect([isEntry({ type: 10 }), isEntry({ type: 0, products: ['part'] })]).toEqual([true, true]);
  expect([isEntry({ type: 0 }), isEntry({ type: 14, products: [] })]).toEqual([false, false]);
});
