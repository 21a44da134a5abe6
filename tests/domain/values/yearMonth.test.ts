import { expect, test } from 'vitest';
import { addMonths, firstDayOf, lastDayOf, monthOf } from '#domain/values/yearMonth.ts';

test('months count across the year', () => {
  expect(addMonths('2026-12', 1)).toBe('2027-01');
  expect(addMonths('2026-01', -1)).toBe('2025-12');
  expect(addMonths('2026-05', 0)).toBe('2026-05');
  expect(addMonths('2026-05', -29)).toBe('2023-12');
});

test('a month runs from its first to its last day', () => {
  expect([firstDayOf('2028-02'), lastDayOf('2028-02'), lastDayOf('2026-11')]).toEqual([
    '2028-02-01',
    '2028-02-29',
    '2026-11-30',
  ]);
  expect(monthOf('2028-02-29')).toBe('2028-02');
});
