import { expect, test } from 'vitest';
import { changeNeedsConfirmation } from '#domain/booking/changeNeedsConfirmation.ts';

const kinds = ['personCount', 'date', 'timeRange'] as const;
const asked = (type: number, personsWithProducts: number[]) =>
  kinds.filter((kind) => changeNeedsConfirmation(kind, { flow: { type }, personsWithProducts }));

test('as long as no guest has a product, nothing is asked', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].map((type) => asked(type, []))).toEqual(Array.from({ length: 8 }, () => []));
});

test('with products, a change of persons, day or times is asked in every visit', () => {
  expect([0, 1, 2, 3, 4].map((type) => asked(type, [1]))).toEqual(Array.from({ length: 5 }, () => [...kinds]));
});

test('an order card has nothing to ask', () => {
  expect([5, 6, 7].map((type) => asked(type, [1]))).toEqual([[], [], []]);
});
