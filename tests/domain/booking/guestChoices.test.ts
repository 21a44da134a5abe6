import { expect, test } from 'vitest';
import { guestChoices } from '#domain/booking/guestChoices.ts';

test('each guest can be chosen', () => {
  expect(guestChoices({ personCount: 3, size: 1, everyone: false })).toEqual([[1], [2], [3]]);
});

test('everyone can be chosen where the venue allows it and there is more than one guest', () => {
  expect(guestChoices({ personCount: 2, size: 1, everyone: true })).toEqual([[1], [2], [-1]]);
  expect(guestChoices({ personCount: 1, size: 1, everyone: true })).toEqual([[1]]);
});

test('what two guests do together is chosen for a pair, never for everyone', () => {
  expect(guestChoices({ personCount: 3, size: 2, everyone: true })).toEqual([
    [1, 2],
    [1, 3],
    [2, 3],
  ]);
});

test('one guest alone cannot have what needs two', () => {
  expect(guestChoices({ personCount: 1, size: 2, everyone: false })).toEqual([]);
});
