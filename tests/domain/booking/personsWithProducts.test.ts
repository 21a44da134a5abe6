import { expect, test } from 'vitest';
import { personsWithProducts } from '#domain/booking/personsWithProducts.ts';

test('guests without products do not count', () => {
  const persons = [
    { number: 3, products: ['a'] },
    { number: 2, products: [] },
    { number: 1, products: ['a', 'b'] },
  ];
  expect(personsWithProducts(persons)).toEqual([1, 3]);
  expect(personsWithProducts([])).toEqual([]);
});
