import { expect, test } from 'vitest';
import { lastUsableDay } from '#domain/credits/lastUsableDay.ts';

test('a gift card can be used for three years unless its product says otherwise', () => {
  expect(lastUsableDay('2026-05-01', null)).toBe('2029-05-01');
  expect(lastUsableDay('2026-05-01', 30)).toBe('2026-05-31');
});

test('a gift card of 29 February can be used up to 28 February', () => {
  expect(lastUsableDay('2028-02-29', null)).toBe('2031-02-28');
});
