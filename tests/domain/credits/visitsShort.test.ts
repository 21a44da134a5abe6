import { expect, test } from 'vitest';
import { visitsShort } from '#domain/credits/visitsShort.ts';

test('every guest needs a visit', () => {
  expect(visitsShort(1, 3)).toBe(2);
  expect(visitsShort(0, 1)).toBe(1);
});

test('nothing is short with enough visits or a card without a limit', () => {
  expect(visitsShort(3, 3)).toBe(0);
  expect(visitsShort(null, 12)).toBe(0);
});
