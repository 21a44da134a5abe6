import { expect, test } from 'vitest';
import { guestNumbers } from '#domain/booking/guestNumbers.ts';

test('minus one stands for every guest', () => {
  expect(guestNumbers([-1], 3)).toEqual([1, 2, 3]);
});

test('guests come in order and once', () => {
  expect(guestNumbers([3, 1, 3], 3)).toEqual([1, 3]);
});

test.each([[[]], [[0]], [[4]], [[-1, 1]], [[-2]], [[1.5]], [[Number.NaN]]])('%j names no group of three', (persons) => {
  expect(guestNumbers(persons, 3)).toBeNull();
});
