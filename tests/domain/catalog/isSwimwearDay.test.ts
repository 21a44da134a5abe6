import { expect, test } from 'vitest';
import { isSwimwearDay, swimwearErrors } from '#domain/catalog/isSwimwearDay.ts';

test('weekly swimwear days go by weekday, Sunday is 7', () => {
  const schedule = { type: 'weekly', days: [2, 7] } as const;
  expect(isSwimwearDay(schedule, '2026-11-24')).toBe(true);
  expect(isSwimwearDay(schedule, '2026-11-22')).toBe(true);
  expect(isSwimwearDay(schedule, '2026-11-23')).toBe(false);
});

test('monthly swimwear days go by day of the month', () => {
  const schedule = { type: 'monthly', days: [1, 31] } as const;
  expect([isSwimwearDay(schedule, '2026-12-31'), isSwimwearDay(schedule, '2026-11-30')]).toEqual([true, false]);
});

test('the first Tuesday lies within days 1 to 7', () => {
  const schedule = { type: 'firstTuesday' } as const;
  expect(isSwimwearDay(schedule, '2026-12-01')).toBe(true);
  expect(isSwimwearDay(schedule, '2026-12-08')).toBe(false);
  expect(isSwimwearDay(schedule, '2026-04-07')).toBe(true);
  expect(isSwimwearDay(schedule, '2026-12-02')).toBe(false);
});

test('without days there is no swimwear day', () => {
  expect([isSwimwearDay({ type: 'weekly' }, '2026-12-01'), isSwimwearDay({ type: 'monthly' }, '2026-12-01')]).toEqual([
    false,
    false,
  ]);
});

test('days of a swimwear schedule are days of its kind, each once', () => {
  expect(swimwearErrors({ type: 'weekly', days: [1, 7] })).toEqual([]);
  expect(swimwearErrors({ type: 'monthly', days: [1, 31] })).toEqual([]);
  expect(swimwearErrors({ type: 'weekly', days: [8] })).toEqual([{ pointer: '/days/0', code: 'too_large' }]);
  expect(swimwearErrors({ type: 'monthly', days: [3, 3] })).toEqual([{ pointer: '/days/1', code: 'duplicate' }]);
  expect(swimwearErrors({ type: 'firstTuesday', days: [2] })).toEqual([{ pointer: '/days/0', code: 'not_allowed' }]);
});
