import { expect, test } from 'vitest';
import { companionsAt } from '#domain/booking/companionsAt.ts';

const massage = (startTime: string) => ({ xplanId: 'massage', startTime });
const persons = [
  { number: 1, products: [massage('13:00')] },
  { number: 2, products: [] },
  { number: 3, products: [{ xplanId: 'day', startTime: null, products: [massage('13:00')] }] },
  { number: 4, products: [massage('14:00'), { xplanId: 'scrub', startTime: '13:00' }] },
];

test('companions have the same treatment at the same start, also inside an arrangement', () => {
  expect(companionsAt(persons, { xplanId: 'massage', startTime: '13:00', guests: [2] })).toEqual([1, 3]);
});

test('a guest is no companion of their own', () => {
  expect(companionsAt(persons, { xplanId: 'massage', startTime: '13:00', guests: [1, 3] })).toEqual([]);
});
