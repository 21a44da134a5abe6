import { expect, test } from 'vitest';
import { poolHoursErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import type { PoolHoursForm } from '#domain/scheduling/rosters/poolHoursErrors.ts';

const evening: PoolHoursForm = { weekdays: [1, 2, 3], from: '17:00', to: '24:00', capacity: 72 };
const errors = (...hours: Partial<PoolHoursForm>[]): string[] =>
  poolHoursErrors(
    hours.map((part) => ({ ...evening, ...part })),
    '/hours',
  ).map(({ pointer, code }) => `${pointer} ${code}`);

test('hours of other days, or that only touch, stand beside each other', () => {
  expect(errors({}, { weekdays: [4] }, { from: '00:00', to: '17:00' })).toEqual([]);
});

test('hours that share time on a day are refused at the later of the two', () => {
  expect(errors({}, { weekdays: [3, 4], from: '23:45' })).toEqual(['/hours/1 overlaps']);
});

test('hours have a day, quarters of an hour and a length', () => {
  expect(errors({ weekdays: [] })).toEqual(['/hours/0/weekdays too_few']);
  expect(errors({ from: '17:05' })).toEqual(['/hours/0/from off_quarter']);
  expect(errors({ to: '23:59' })).toEqual(['/hours/0/to off_quarter']);
  expect(errors({ to: '17:00' })).toEqual(['/hours/0/to times_reversed']);
});
