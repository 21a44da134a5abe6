import { expect, test } from 'vitest';
import { orderLines } from '#domain/booking/orderLines.ts';

const card = (price: number) => ({ name: 'Cadeaubon', price });

test('equal cards stand on one line, in the order of the first of them', () => {
  expect(orderLines([card(2500), card(5000), card(2500)])).toEqual([
    { name: 'Cadeaubon', price: 2500, count: 2 },
    { name: 'Cadeaubon', price: 5000, count: 1 },
  ]);
});

test('nothing ordered has no lines', () => {
  expect(orderLines([])).toEqual([]);
});
