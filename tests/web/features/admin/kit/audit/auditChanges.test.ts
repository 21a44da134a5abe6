import { expect, test } from 'vitest';
import type { AuditEntry, AuditName, AuditSource } from '#contract/names.ts';
import { auditChanges } from '#web/features/admin/kit/audit/auditChanges.ts';
import type { AuditChange } from '#web/features/admin/kit/audit/auditChanges.ts';

const words = {
  yes: 'ja',
  no: 'nee',
  withheld: 'gewijzigd',
  day: (date: string) => `dag ${date}`,
};

const changesOf = (
  entry: Pick<AuditEntry, 'old' | 'new'> & Partial<Pick<AuditEntry, 'names'>>,
  textOf?: (field: string, value: unknown) => string | null,
): AuditChange[] =>
  auditChanges({ names: [], ...entry }, { words, nameOf: ({ state, name }) => name?.nl ?? state, textOf });

test('a change says what every field was and became', () => {
  expect(
    changesOf({ old: { capacity: 60, active: true, name: '' }, new: { capacity: 45, active: false, name: 'Bad' } }),
  ).toEqual([
    { field: 'capacity', old: '60', now: '45' },
    { field: 'active', old: 'ja', now: 'nee' },
    { field: 'name', old: '–', now: 'Bad' },
  ]);
});

test('of a withheld field only that it changed', () => {
  expect(changesOf({ old: { reason: 'withheld' }, new: { reason: 'withheld' } })).toEqual([
    { field: 'reason', old: null, now: 'gewijzigd' },
  ]);
});

test('what is new has no former value, what is removed no present one', () => {
  expect(changesOf({ old: null, new: { kinds: ['a', 'b'] } })).toEqual([{ field: 'kinds', old: null, now: 'a, b' }]);
  expect(changesOf({ old: { size: { min: 1 } }, new: null })).toEqual([{ field: 'size', old: 'min: 1', now: null }]);
});

test('a page says its own values in words', () => {
  const textOf = (field: string, value: unknown) => (field === 'amount' ? `€ ${Number(value) / 100}` : null);
  expect(changesOf({ old: { amount: 1000 }, new: { amount: 2500, note: null } }, textOf)).toEqual([
    { field: 'amount', old: '€ 10', now: '€ 25' },
    { field: 'note', old: null, now: '–' },
  ]);
});

test('a day is said as one', () => {
  expect(changesOf({ old: null, new: { fromDate: '2026-12-03', days: ['2026-12-04'], code: '2026-13-40' } })).toEqual([
    { field: 'fromDate', old: null, now: 'dag 2026-12-03' },
    { field: 'days', old: null, now: 'dag 2026-12-04' },
    { field: 'code', old: null, now: '2026-13-40' },
  ]);
});

const named = (source: AuditSource, id: string, nl: string): AuditName => ({
  source,
  id,
  state: 'named',
  name: { nl },
});

test('what an id stands for is called by its name, also in a list, and says so when it is gone', () => {
  const names = [
    named('resource', 'r1', 'Noor'),
    { source: 'resource', id: 'r2', state: 'gone', name: null } satisfies AuditName,
  ];
  expect(changesOf({ old: { resourceIds: ['r1', 'r2'] }, new: { resourceIds: ['r1'] }, names })).toEqual([
    { field: 'resourceIds', old: 'Noor, gone', now: 'Noor' },
  ]);
});

test('only ids are replaced, each by the name of what its field holds', () => {
  const names = [named('category', 'thee', 'Dranken'), named('product', 'thee', 'Muntthee')];
  const now = { categoryIds: ['thee'], productIds: ['thee', 'koffie'], name: 'thee', notes: ['thee'] };
  expect(changesOf({ old: null, new: now, names }).map(({ field, now: text }) => `${field}: ${text}`)).toEqual([
    'categoryIds: Dranken',
    'productIds: Muntthee, koffie',
    'name: thee',
    'notes: thee',
  ]);
});

test('ids inside a value are named too; its own id says nothing', () => {
  const names = [named('product', 'thee', 'Muntthee'), named('pool', 'bad', 'Baden')];
  const now = {
    parts: [{ id: 'p1', productId: 'thee', choice: 1 }],
    planning: { duration: 25, pool: { poolId: 'bad' } },
  };
  expect(changesOf({ old: null, new: now, names }).map(({ now: text }) => text)).toEqual([
    'productId: Muntthee, choice: 1',
    'duration: 25, pool: poolId: Baden',
  ]);
});
