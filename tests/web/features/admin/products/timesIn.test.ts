import { expect, test } from 'vitest';
import { timesIn } from '#web/features/admin/products/timesIn.ts';

test('times are read in the ways people write them, once each and in their order', () => {
  expect(timesIn('13:30, 9.30 en 11:00; 11:00')).toEqual(['09:30', '11:00', '13:30']);
});

test('what is no time is left out', () => {
  expect(timesIn('25:00, 12:75, 123:45, straks')).toEqual([]);
});
