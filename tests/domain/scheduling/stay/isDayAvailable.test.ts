import { expect, test } from 'vitest';
import { isDayAvailable } from '#domain/scheduling/stay/isDayAvailable.ts';

const facts = { today: '2026-11-21', shown: '2026-11', lastDate: '2026-11-28', schedule: null };

test('with a schedule, only its days from today on can be chosen', () => {
  const schedule = { '2026-11-20': { price: 1 }, '2026-11-21': { price: 1 }, '2026-12-30': { price: 1 } };
  const available = ['2026-11-20', '2026-11-21', '2026-11-22', '2026-12-30'].filter((date) =>
    isDayAvailable(date, { ...facts, schedule }),
  );
  expect(available).toEqual(['2026-11-21', '2026-12-30']);
});

test('without a schedule, days from today to the last day of the month shown can be chosen', () => {
  const available = ['2026-11-20', '2026-11-21', '2026-11-28', '2026-11-29', '2026-12-01'].filter((date) =>
    isDayAvailable(date, facts),
  );
  expect(available).toEqual(['2026-11-21', '2026-11-28']);
  expect(isDayAvailable('2026-12-01', { ...facts, lastDate: '2027-01-01' })).toBe(false);
  expect(isDayAvailable('2026-11-21', { ...facts, lastDate: null })).toBe(false);
});
