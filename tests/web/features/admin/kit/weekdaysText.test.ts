import { expect, test } from 'vitest';
import { weekdaysText } from '#web/features/admin/kit/weekdaysText.ts';

test('days on end are written as one', () => {
  expect(weekdaysText([7, 1, 2, 3, 4], 'nl')).toBe('ma–do, zo');
  expect(weekdaysText([1, 2, 5], 'nl')).toBe('ma, di, vr');
  expect(weekdaysText([1, 2, 3, 4, 5, 6, 7], 'nl')).toBe('ma–zo');
  expect(weekdaysText([], 'nl')).toBe('');
});
