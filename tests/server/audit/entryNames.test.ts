import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry } from '#contract/names.ts';
import { withNames } from '#server/audit/entryNames.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { planningApp } from '#tests/support/planningApp.ts';
import { proefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  ({ kuur } = await planningApp());
});
afterAll(() => kuur.close());

const entry = (id: string, values: object): Omit<AuditEntry, 'names'> => ({
  id,
  at: '2026-05-01T07:00:00Z',
  actor: { kind: 'staff', id: 'st-desk', name: null, device: null },
  action: 'changed',
  object: 'reservation:r',
  old: null,
  new: { ...values },
  requestId: null,
});

test('what ids stand for is named in one query for all entries, and what is gone says so', async () => {
  const { reservationId, number } = await bookVisit(kuur);
  const { id: itemId } = await kuur.db
    .selectFrom('reservationItem')
    .select('id')
    .where('reservationId', '=', reservationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  let named: AuditEntry[] = [];
  const { statements } = await countStatements(async () => {
    named = await withNames(kuur.db, proefbad.venueId, [
      entry('1', { itemIds: [itemId], reservationId }),
      entry('2', { resourceIds: ['therapeut-1', 'weg'], reason: 'withheld', amount: 100 }),
    ]);
  });
  expect(statements).toBe(1);
  expect(named.map(({ names }) => names)).toEqual([
    [
      { id: itemId, name: { nl: 'Entree', en: 'Entry' } },
      { id: reservationId, name: { nl: number } },
    ],
    [
      { id: 'therapeut-1', name: { nl: 'therapeut-1' } },
      { id: 'weg', name: null },
    ],
  ]);
});

test('nothing of another venue is named, and without ids nothing is asked', async () => {
  const [elsewhere] = await withNames(kuur.db, 'elders', [entry('1', { resourceIds: ['therapeut-1'] })]);
  expect(elsewhere!.names).toEqual([{ id: 'therapeut-1', name: null }]);
  const { statements } = await countStatements(() =>
    withNames(kuur.db, proefbad.venueId, [entry('2', { state: 'done' })]),
  );
  expect(statements).toBe(0);
});
