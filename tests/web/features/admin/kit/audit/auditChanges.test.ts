import { expect, test } from 'vitest';
import { auditChanges } from '#web/features/admin/kit/audit/auditChanges.ts';

const words = { yes: 'ja', no: 'nee', withheld: 'gewijzigd', day: (date: string) => `dag ${date}` };

test('a change says what every field was and became', () => {
  expect(
    auditChanges(
      { old: { capacity: 60, active: true, name: '' }, new: { capacity: 45, active: false, name: 'Bad' } },
      words,
    ),
  ).toEqual([
    { field: 'capacity', old: '60', now: '45' },
    { field: 'active', old: 'ja', now: 'nee' },
    { field: 'name', old: '–', now: 'Bad' },
  ]);
});

test('of a withheld field only that it changed', () => {
  expect(auditChanges({ old: { reason: 'withheld' }, new: { reason: 'withheld' } }, words)).toEqual([
    { field: 'reason', old: null, now: 'gewijzigd' },
  ]);
});

test('what is new has no former value, what is removed no present one', () => {
  expect(auditChanges({ old: null, new: { kinds: ['a', 'b'] } }, words)).toEqual([
    { field: 'kinds', old: null, now: 'a, b' },
  ]);
  expect(auditChanges({ old: { size: { min: 1 } }, new: null }, words)).toEqual([
    { field: 'size', old: 'min: 1', now: null },
  ]);
});

test('a page says its own values in words', () => {
  const textOf = (field: string, value: unknown) => (field === 'amount' ? `€ ${Number(value) / 100}` : null);
  expect(auditChanges({ old: { amount: 1000 }, new: { amount: 2500, note: null } }, words, textOf)).toEqual([
    { field: 'amount', old: '€ 10', now: '€ 25' },
    { field: 'note', old: null, now: '–' },
  ]);
});

test('a day is said as one', () => {
  expect(
    auditChanges({ old: null, new: { fromDate: '2026-12-03', days: ['2026-12-04'], code: '2026-13-40' } }, words),
  ).toEqual([
    { field: 'fromDate', old: null, now: 'dag 2026-12-03' },
    { field: 'days', old: null, now: 'dag 2026-12-04' },
    { field: 'code', old: null, now: '2026-13-40' },
  ]);
});
