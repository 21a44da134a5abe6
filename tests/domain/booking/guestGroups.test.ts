import { expect, test } from 'vitest';
import { guestGroups } from '#domain/booking/guestGroups.ts';

test('a duo treatment is for any two guests of the group', () => {
  expect(guestGroups(3, 2)).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('one guest cannot have a duo treatment', () => {
  expect(guestGroups(1, 2)).toEqual([]);
});

test('a treatment for one is for each guest', () => {
  expect(guestGroups(2, 1)).toEqual([[1], [2]]);
});

test('four of five guests can be chosen in five ways', () => {
  expect(guestGroups(5, 4)).toHaveLength(5);
});
