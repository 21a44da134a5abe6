import { expect, test } from 'vitest';
import { collectionsOf } from '#domain/catalog/collectionsOf.ts';

const sold = (xplanId: string, objectType: string) => ({ xplanId, objectType });

test('of what a page sells the arrangements are shown, each once and in order', () => {
  const day = sold('x-dag', 'collection');
  const warm = sold('x-warm', 'collection');
  const entries = [{ products: [warm, sold('x-rug', 'product')] }, { products: [day, warm] }];
  expect(collectionsOf(entries)).toEqual([warm, day]);
});
