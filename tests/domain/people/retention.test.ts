import { expect, test } from 'vitest';
import { retentionOf } from '#domain/people/retention.ts';

const usual = { draftDays: 30, remarkDays: 30, accountDays: 730, deadLetterDays: 30, taxYears: 7 };

test('a venue without settings has the usual periods', () => {
  expect(retentionOf(undefined)).toEqual(usual);
  expect(retentionOf({})).toEqual(usual);
});

test('a venue has its own periods within the bounds', () => {
  const own = { draftDays: 1, remarkDays: 90, accountDays: 1825, deadLetterDays: 7, taxYears: 10 };
  expect(retentionOf(own)).toEqual(own);
});

test('a period out of bounds, or no whole number, is the usual one', () => {
  expect(retentionOf({ draftDays: 0, remarkDays: 91, accountDays: 179, deadLetterDays: 7.5, taxYears: 6 })).toEqual(
    usual,
  );
});
