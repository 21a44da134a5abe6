import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AuditEntry, AuditName, AuditSource } from '#contract/names.ts';
import { withNames } from '#server/audit/entryNames.ts';
import type { EntryReader } from '#server/audit/entryNames.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookVisit } from '#tests/support/booking.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { planningApp } from '#tests/support/planningApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

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

const reader: EntryReader = { venueId: proefbad.venueId, readsCustomers: true };

const namesOf = async (values: object, by = reader): Promise<AuditName[]> =>
  (await withNames(kuur.db, by, [entry('1', values)]))[0]!.names;

const named = (source: AuditSource, id: string, name: AuditName['name']): AuditName => ({
  source,
  id,
  state: 'named',
  name,
});

test('what ids stand for is named in one query for all entries, and what is gone says so', async () => {
  const { reservationId, number } = await bookVisit(kuur);
  const { id: itemId } = await kuur.db
    .selectFrom('reservationItem')
    .select('id')
    .where('reservationId', '=', reservationId)
    .limit(1)
    .executeTakeFirstOrThrow();
  let entries: AuditEntry[] = [];
  const { statements } = await countStatements(async () => {
    entries = await withNames(kuur.db, reader, [
      entry('1', { itemIds: [itemId], reservationId }),
      entry('2', { resourceIds: ['therapeut-1', 'weg'], reason: 'withheld', amount: 100 }),
    ]);
  });
  expect(statements).toBe(1);
  expect(entries.map(({ names }) => names)).toEqual([
    [named('item', itemId, { nl: 'Entree', en: 'Entry' }), named('reservation', reservationId, { nl: number })],
    [
      named('resource', 'therapeut-1', { nl: 'therapeut-1' }),
      { source: 'resource', id: 'weg', state: 'gone', name: null },
    ],
  ]);
});

test('a product and a category with the same id have each their own name', async () => {
  const name = JSON.stringify({ nl: 'Dranken' }) as never;
  await kuur.db.insertInto('category').values({ venueId: reader.venueId, id: 'thee', xplanId: 'thee', name }).execute();
  expect(await namesOf({ categoryIds: ['thee'], productIds: ['thee'] })).toEqual([
    named('category', 'thee', { nl: 'Dranken' }),
    named('product', 'thee', { nl: 'Thee', en: 'Tea' }),
  ]);
});

test('a reservation without a number, and a payment of one, exist without a name', async () => {
  const visitor = new Visitor(kuur, { persons: 1 });
  await visitor.hold();
  const { id } = await kuur.db
    .selectFrom('reservation')
    .select('id')
    .where('number', 'is', null)
    .executeTakeFirstOrThrow();
  const { venueId } = reader;
  await kuur.db
    .insertInto('payment')
    .values({ venueId, id: 'pay-1', reservationId: id, method: 'ideal', amount: 100 })
    .execute();
  expect(await namesOf({ reservationId: id, paymentId: 'pay-1' })).toEqual([
    { source: 'reservation', id, state: 'nameless', name: null },
    { source: 'payment', id: 'pay-1', state: 'nameless', name: null },
  ]);
});

test('ids inside values are named, however deep', async () => {
  const { venueId } = reader;
  await kuur.db
    .insertInto('image')
    .values({ venueId, id: 'foto', alt: JSON.stringify({ nl: 'Het bad' }), sizes: '{}' } as never)
    .execute();
  await kuur.db
    .insertInto('pool')
    .values({ venueId, id: 'oud', name: 'Oud bad', capacity: 1, removedAt: new Date() })
    .execute();
  const planning = {
    needs: [{ kindId: 'therapist', skillId: 'masseren', count: 1 }],
    pool: { poolId: 'oud', units: 1 },
  };
  const steps = [{ contentType: 1, entryIds: ['sessies'] }];
  expect(
    (
      await namesOf({ planning, steps, options: [{ productId: 'thee', optionName: { nl: 'Thee' } }], imageId: 'foto' })
    ).map(({ source, name }) => `${source} ${name?.nl}`),
  ).toEqual(['kind therapist', 'skill Masseren', 'pool Oud bad', 'category sessies', 'product Thee', 'image Het bad']);
});

test('who may not read customers does not learn what one is called', async () => {
  const { id } = await kuur.db.selectFrom('customer').select('id').executeTakeFirstOrThrow();
  const values = { mergedFrom: id };
  expect(await namesOf(values)).toEqual([named('customer', id, { nl: expect.any(String) as string })]);
  let names: AuditName[] = [];
  const { statements } = await countStatements(async () => {
    names = await namesOf(values, { ...reader, readsCustomers: false });
  });
  expect([names, statements]).toEqual([[{ source: 'customer', id, state: 'withheld', name: null }], 0]);
  await kuur.db
    .updateTable('customer')
    .set({ firstName: '', middleName: null, lastName: '' })
    .where('id', '=', id)
    .execute();
  expect(await namesOf(values)).toEqual([{ source: 'customer', id, state: 'nameless', name: null }]);
});

test('nothing of another venue is named, and without ids nothing is asked', async () => {
  expect(await namesOf({ resourceIds: ['therapeut-1'] }, { ...reader, venueId: 'elders' })).toEqual([
    { source: 'resource', id: 'therapeut-1', state: 'gone', name: null },
  ]);
  const { statements } = await countStatements(() => namesOf({ state: 'done' }));
  expect(statements).toBe(0);
});
