import { expect, test } from 'vitest';
import { onQuarters, poolExceptionErrors, poolHoursErrors } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import type { PoolHoursForm } from '#domain/scheduling/rosters/poolHoursErrors.ts';
import type { TimeBlock } from '#domain/scheduling/rosters/rosterForms.ts';

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

test('an exception holds the whole day, or quarters of an hour with a length', () => {
  const days = { fromDate: '2026-05-12', toDate: '2026-05-12' };
  const wrong = (block: TimeBlock | null): string[] =>
    poolExceptionErrors({ ...days, block }).map(({ pointer, code }) => `${pointer} ${code}`);
  expect(wrong(null)).toEqual([]);
  expect(wrong({ from: '17:00', to: '24:00' })).toEqual([]);
  expect(wrong({ from: '17:05', to: '24:00' })).toEqual(['/block/from off_quarter']);
  expect(wrong({ from: '17:00', to: '17:00' })).toEqual(['/block/to times_reversed']);
  expect(poolExceptionErrors({ ...days, toDate: '2026-05-11', block: null })).toHaveLength(1);
});

test('hours of a therapist touch whole quarters of an hour of a pool', () => {
  expect(onQuarters({ from: '10:05', to: '12:10' })).toEqual({ from: '10:00', to: '12:15' });
  expect(onQuarters({ from: '10:15', to: '24:00' })).toEqual({ from: '10:15', to: '24:00' });
});
