import { expect, test } from 'vitest';
import { mayPropose } from '#domain/booking/mayPropose.ts';

test.each([
  [0, false],
  [1, false],
  [2, true],
])('%i items with a time of their own: proposals make sense is %s', (timedItemCount, expected) => {
  expect(mayPropose({ timedItemCount })).toBe(expected);
});
