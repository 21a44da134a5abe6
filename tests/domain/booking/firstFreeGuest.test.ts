import { expect, test } from 'vitest';
import { firstFreeGuest } from '#domain/booking/firstFreeGuest.ts';

test('things are chosen for the first guest who has nothing', () => {
  expect(firstFreeGuest(3, [])).toBe(1);
  expect(firstFreeGuest(3, [1])).toBe(2);
  expect(firstFreeGuest(3, [1, 3])).toBe(2);
});

test('when all have something it is the first guest again', () => {
  expect(firstFreeGuest(2, [1, 2])).toBe(1);
});
