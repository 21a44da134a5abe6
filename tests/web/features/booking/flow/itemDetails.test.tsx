import { expect, test } from 'vitest';
import type { PersonProduct } from '#contract/names.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { drawn, wordsOf } from '#tests/support/drawn.tsx';
import { ItemDetails } from '#web/features/booking/flow/ItemDetails.tsx';

const item = (over: Partial<PersonProduct>): PersonProduct =>
  ({
    itemId: 'i1',
    type: ProductType.Activity,
    checkinType: false,
    startTime: '10:00',
    endTime: '10:25',
    ...over,
  }) as PersonProduct;

const words = (product: PersonProduct): string => wordsOf(drawn(<ItemDetails product={product} />));

test('a length that the name says already is not said twice', () => {
  expect(words(item({ name: 'Voetmassage' }))).toBe('25 min · 10:00 – 10:25');
  expect(words(item({ name: 'Voetmassage, 25 min' }))).toBe('10:00 – 10:25');
  const names = ['Voetmassage', 'Rugmassage, 25 min'];
  const products = names.map((name, at) => item({ name, itemId: `part${at}` }));
  expect(words(item({ name: 'Dag Ontspannen', products }))).toBe('10:00 Voetmassage, 25 min 10:00 Rugmassage, 25 min');
});
