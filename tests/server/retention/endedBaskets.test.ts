import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { firstBatch, keepers, parts, removeEndedBaskets } from '#server/retention/endedBaskets.repo.ts';
import { endOutdated } from '#server/retention/retention.service.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
beforeEach(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
});
afterEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await money.opened.close();
});

/** As jobs do; then what a run counted. */
async function runAfter(days: number): Promise<unknown> {
  await app.advance({ minutes: days * 24 * 60 });
  await app.services.reservations.expireDue(50);
  await app.services.jobs.runDueJobs();
  await endOutdated(app.db);
  const runs = app.db.selectFrom('auditEntry').select('newValues').where('objectKind', '=', 'retention');
  const { newValues } = await runs.orderBy('at', 'desc').executeTakeFirstOrThrow();
  return newValues!['endedBaskets'];
}

/** How many rows each table has of the reservation, or of one of its items. */
async function rowsOf({ reservationId }: { reservationId: string }): Promise<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const table of ['reservation', ...parts, ...keepers]) {
    const column = table === 'reservation' ? 'id' : 'reservation_id';
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(table)}
      where ${sql.ref(column)} = ${reservationId}`.execute(app.db);
    if (rows[0]!.count > 0) counts[table] = rows[0]!.count;
  }
  return counts;
}

test('a basket that ran out or was let go goes whole, and a booking beside it stays', async () => {
  const [lapsed, letGo, booked] = [new Visitor(app), new Visitor(app), await money.paid()];
  for (const visitor of [lapsed, letGo]) {
    await visitor.hold();
    await visitor.checkin();
  }
  await letGo.call('DELETE', `/reservation/${letGo.slug}`);
  const cards = new Buyer(app, orders.giftCard.slug);
  await cards.hold();
  expect((await cards.giftCards({ message: 'Fijne dag' })).status).toBe(200);
  const before = await rowsOf(booked.visitor);
  expect(await runAfter(29)).toBe(0);
  expect(Object.keys(await rowsOf(lapsed))).toEqual([
    'reservation',
    ...parts.filter((part) => part !== 'resource_claim'),
  ]);
  expect(await runAfter(2)).toBe(3);
  expect(await Promise.all([lapsed, letGo, cards].map(rowsOf))).toEqual([{}, {}, {}]);
  expect(await app.db.selectFrom('cardOrder').select('itemId').execute()).toEqual([]);
  const chains = await sql<{ owner: string }>`select owner_id as owner from history_end where chain = 'event'`.execute(
    app.db,
  );
  expect(chains.rows).toEqual([{ owner: booked.visitor.reservationId }]);
  expect(await rowsOf(booked.visitor)).toEqual(before);
});

test('the therapist and the room of a treatment go with it', async () => {
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
  const visitor = new Visitor(app, { slug: 'dagje', persons: 1 });
  await visitor.holdDay();
  expect((await visitor.addProduct('301', [1], { fixed: '12:00' })).json.data.notBookedProducts).toEqual([]);
  expect(await rowsOf(visitor)).toMatchObject({ reservation: 1, reservation_item: 1, resource_claim: 2 });
  expect(await runAfter(31)).toBe(1);
  expect(await rowsOf(visitor)).toEqual({});
});

test('what money was tried for stays, without its person', async () => {
  const visitor = await money.paying();
  await visitor.call('PUT', `/reservation/${visitor.slug}/comment`, { comment: 'KanarieKlad' });
  await visitor.prepare();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'failed');
  await money.notify(providerId);
  expect(await runAfter(31)).toBe(0);
  expect(await rowsOf(visitor)).toMatchObject({ reservation: 1, reservation_item: 4, payment: 1 });
  const row = app.db.selectFrom('reservation').select(['state', 'customerId', 'comment']);
  expect(await row.where('id', '=', visitor.reservationId).executeTakeFirst()).toEqual({
    state: 'expired',
    customerId: null,
    comment: '',
  });
});

test('a batch goes on after the last basket that was looked at, also after one that stays', async () => {
  const visitor = await money.paying();
  const providerId = await money.started(visitor);
  await money.end(providerId, 'failed');
  await money.notify(providerId);
  await app.advance({ minutes: 24 * 60 });
  await new Visitor(app).hold();
  await app.advance({ minutes: 40 * 24 * 60 });
  await app.services.reservations.expireDue(50);
  await app.services.jobs.runDueJobs();
  const due = { venueId: proefbad.venueId, draftDays: 30, most: 1 };
  const removed: number[] = [];
  for (let batch = firstBatch; batch.expiresAt !== null;) {
    const last = batch;
    batch = await inTransaction(app.db, (tx) => removeEndedBaskets(tx, due, last));
    removed.push(batch.removed);
  }
  expect(removed).toEqual([0, 1, 0]);
});

test('every table that refers to a reservation or its items keeps a basket, or goes with it', async () => {
  const { rows } = await sql<{ name: string }>`select distinct conrelid::regclass::text as name from pg_constraint
    where contype = 'f' and confrelid in ('reservation'::regclass, 'reservation_item'::regclass)`.execute(app.db);
  expect(parts).toEqual(['pool_claim', 'resource_claim', 'reservation_event', 'reservation_item']);
  const goesByItself = ['card_order', 'proposal'];
  const onlyOfBookings = ['subscription'];
  expect(rows.map(({ name }) => name).toSorted()).toEqual(
    [...keepers, ...parts, ...goesByItself, ...onlyOfBookings].toSorted(),
  );
});
