import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { erasePerson } from '#server/retention/erasePerson.ts';
import { endOutdated } from '#server/retention/retention.service.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const { venueId } = proefbad;
const day = 24 * 60;

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

/** The tables, with how many of their rows hold the word. */
async function rowsWith(db: Db, word: string): Promise<Record<string, number>> {
  const tables = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace order by 1`.execute(db);
  const rowCounts: Record<string, number> = {};
  for (const { name } of tables.rows) {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from ${sql.table(name)} t
      where t::text ilike ${`%${word}%`}`.execute(db);
    if (rows[0]!.count > 0) rowCounts[name] = rows[0]!.count;
  }
  return rowCounts;
}

const comment = (visitor: Visitor, text: string) =>
  visitor.call('PUT', `/reservation/${visitor.slug}/comment`, { comment: text });

async function registered(visitor: Visitor, word: string): Promise<void> {
  await app.db.deleteFrom('throttle').execute();
  const form = customerForm({ firstName: word, lastName: word, email: `${word}@proefbad.example`.toLowerCase() });
  const answer = await visitor.call('POST', '/customers/register', { ...form, password: 'geheim-123' });
  expect(answer.status).toBe(201);
  visitor.token = answer.json.data.accessToken;
  await visitor.link();
}

const customerOf = async ({ reservationId }: Visitor): Promise<string> => {
  const query = app.db.selectFrom('reservation').select('customerId').where('id', '=', reservationId);
  return (await query.executeTakeFirstOrThrow()).customerId!;
};

const run = async (): Promise<number> => {
  await app.services.reservations.expireDue(50);
  await app.services.jobs.runDueJobs();
  const changed = await endOutdated(app.db);
  await app.services.jobs.runDueJobs();
  return changed;
};

const entriesOfRuns = () =>
  app.db.selectFrom('auditEntry').selectAll().where('objectKind', '=', 'retention').orderBy('at').execute();

/** A gift card with words, paid, mailed to an address that refuses it. */
async function giftCardFrom(word: string): Promise<Buyer> {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  const added = await buyer.giftCards({
    from: word,
    to: word,
    message: word,
    recipientEmail: `${word}@proefbad.example`.toLowerCase(),
  });
  expect([added.status, added.json.errors]).toEqual([200, undefined]);
  await registered(buyer, word);
  const prepared = await buyer.prepare();
  expect([prepared.status, prepared.json.code]).toEqual([200, undefined]);
  await buyer.paid(money.opened.provider);
  await app.db
    .updateTable('job')
    .set({ deadAt: sql<Date>`kuur_now()`, lastError: word })
    .where('kind', '=', 'mail.giftCard')
    .execute();
  return buyer;
}

test('a basket that was never booked stays for thirty days, and then goes with all that was in it', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  await registered(visitor, 'KanarieKlad');
  await comment(visitor, 'KanarieKlad is zwanger');
  await app.advance({ minutes: 2 * 60 });
  await run();
  expect(await rowsWith(app.db, 'zwanger')).toEqual({ reservation: 1 });
  await app.advance({ minutes: 29 * day });
  await run();
  expect(await rowsWith(app.db, 'zwanger')).toEqual({ reservation: 1 });
  await app.advance({ minutes: 2 * day });
  await run();
  expect(await rowsWith(app.db, 'zwanger')).toEqual({});
  expect(await rowsWith(app.db, visitor.reservationId)).toEqual({});
});

test('remarks stay thirty days after the visit, and the booking longer', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  await comment(visitor, 'KanarieWens');
  await registered(visitor, 'KanarieGast');
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  await app.advance({ minutes: 41 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieWens')).toEqual({ reservation: 1 });
  await app.advance({ minutes: 2 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieWens')).toEqual({});
  expect(await rowsWith(app.db, 'KanarieGast')).toMatchObject({ customer: 1 });
});

test('after seven years a booking no longer says whose it was, and what was booked and paid stays', async () => {
  const { visitor } = await money.paid();
  const email = `gast-${visitor.reservationId.toLowerCase()}@proefbad.example`;
  const booking = () =>
    app.db
      .selectFrom('reservation')
      .select(['customerId', 'number', 'state', 'total', 'totalPaid'])
      .where('id', '=', visitor.reservationId)
      .executeTakeFirstOrThrow();
  const { customerId, ...booked } = await booking();
  const sevenYearsOn = Date.parse(`${Number(visitor.options.date!.slice(0, 4)) + 7}${visitor.options.date!.slice(4)}`);
  await app.advance({ minutes: Math.floor((sevenYearsOn - app.deps.clock.now().getTime()) / 60_000) + 8 * 60 });
  const body = { email, password: 'geheim-123' };
  expect((await app.call('POST', '/api/customers/login', { body })).status).toBe(200);
  await run();
  expect(await booking()).toEqual({ customerId, ...booked });
  await app.advance({ minutes: day });
  await run();
  expect(await booking()).toEqual({ customerId: null, ...booked });
  expect(await rowsWith(app.db, email)).toMatchObject({ customer: 1 });
});

test('a venue has periods of its own', async () => {
  const retention = { draftDays: 3, remarkDays: 10, deadLetterDays: 20, accountDays: 400 };
  const change = sql`settings || ${JSON.stringify({ retention })}::jsonb`;
  await app.db
    .updateTable('venue')
    .set({ settings: sql<string>`${change}` })
    .execute();
  const draft = new Visitor(app);
  await draft.hold();
  await comment(draft, 'KanarieKlad');
  const booked = new Visitor(app);
  await booked.hold();
  await booked.checkin();
  await comment(booked, 'KanarieWens');
  await booked.toPayment();
  expect((await booked.payOnLocation()).status).toBe(200);
  await giftCardFrom('KanarieBon');
  const remaining = async (): Promise<number[]> => {
    const dead = await app.db.selectFrom('job').select('id').where('deadAt', 'is not', null).execute();
    const remarks = await Promise.all(['KanarieKlad', 'KanarieWens'].map((word) => rowsWith(app.db, word)));
    return [...remarks.map(({ reservation = 0 }) => reservation), dead.length];
  };
  const seen: Record<number, number[]> = {};
  let passed = 0;
  for (const days of [2, 4, 19, 21, 22]) {
    await app.advance({ minutes: (days - passed) * day });
    passed = days;
    await run();
    seen[days] = await remaining();
  }
  expect(seen).toEqual({ 2: [1, 1, 1], 4: [0, 1, 1], 19: [0, 1, 1], 21: [0, 1, 0], 22: [0, 0, 0] });
  await app.advance({ minutes: (371 - passed) * day });
  await run();
  expect(app.mails.map(({ subject }) => subject)).toContain('Wil je je account bij Proefbad houden?');
  await app.advance({ minutes: 31 * day });
  await run();
  expect(await rowsWith(app.db, 'kanariebon@')).toEqual({});
});

test('a mail that cannot be sent leaves with its address after thirty days', async () => {
  await giftCardFrom('KanarieBon');
  expect(await rowsWith(app.db, 'KanarieBon')).toMatchObject({ card_order: 1, job: expect.any(Number) });
  await app.advance({ minutes: 31 * day });
  await run();
  expect(await app.db.selectFrom('job').select('id').where('deadAt', 'is not', null).execute()).toEqual([]);
  const words = await app.db.selectFrom('cardOrder').select(['recipientEmail', 'message']).execute();
  expect(words).toEqual([{ recipientEmail: null, message: 'KanarieBon' }]);
});

test('a wristband is forgotten on the day after the visit', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  await registered(visitor, 'KanarieBandje');
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  const guests = [{ person: 1, from: 'expected', state: 'in', wristband: 'KanarieKluis' }];
  expect((await money.staff.call('POST', `/reservations/${visitor.reservationId}/guests`, { guests })).status).toBe(
    200,
  );
  expect(await rowsWith(app.db, 'KanarieKluis')).toEqual({ guest_arrival: 1 });
  await app.advance({ minutes: 41 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieKluis')).toEqual({});
});

test('one run a day is an entry of the system, and a second run changes nothing', async () => {
  await run();
  const runs = await entriesOfRuns();
  expect(runs.at(-1)).toMatchObject({ actorKind: 'system', actorId: null, action: 'erased' });
  const counts = Object.values(runs.at(-1)!.newValues!);
  expect([counts.length > 0, counts.filter((count) => count !== 0)]).toEqual([true, []]);
  expect(await run()).toBe(0);
  expect(await entriesOfRuns()).toHaveLength(runs.length);
});

test('an account that nobody uses is announced its end, and kept when its owner logs in', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await registered(visitor, 'KanarieTrouw');
  await app.advance({ minutes: 701 * day });
  await run();
  const mail = app.mails.find(({ to }) => to === 'kanarietrouw@proefbad.example');
  expect(app.mails.map(({ subject }) => subject)).toContain('Wil je je account bij Proefbad houden?');
  expect(mail).toBeDefined();
  const body = { email: 'kanarietrouw@proefbad.example', password: 'geheim-123' };
  expect((await app.call('POST', '/api/customers/login', { body })).status).toBe(200);
  await app.advance({ minutes: 31 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieTrouw')).toMatchObject({ customer: 1 });
  await app.advance({ minutes: 31 * day });
  await run();
  const others = await app.db.selectFrom('customer').select('erasedAt').where('email', 'like', 'kanarie%').execute();
  expect(others.map(({ erasedAt }) => erasedAt)).toEqual([null]);
});

test('nothing of a person is in any table after two unused years, and amounts and numbers stay', async () => {
  const buyer = await giftCardFrom('KanarieWeg');
  const { visitor, paymentId } = await money.paid();
  const id = await customerOf(buyer);
  await app.db
    .updateTable('reservation')
    .set({ customerId: id, note: 'KanarieWeg' })
    .where('id', '=', visitor.reservationId)
    .execute();
  expect((await money.refund(paymentId, { amount: 100, to: 'giftCard', reason: 'KanarieWeg' })).status).toBe(201);
  const bookings = () =>
    app.db
      .selectFrom('reservation')
      .select(['id', 'number', 'total', 'totalPaid', 'day', 'state'])
      .orderBy('id')
      .execute();
  const entries = () => app.db.selectFrom('ledgerEntry').select(['id', 'kind', 'amount', 'at']).orderBy('id').execute();
  const before = [await bookings(), await entries()];
  await app.services.jobs.runDueJobs();
  await app.advance({ minutes: 705 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieWeg')).toMatchObject({ customer: 1 });
  await app.advance({ minutes: 31 * day });
  await run();
  expect(await rowsWith(app.db, 'KanarieWeg')).toEqual({});
  expect([await bookings(), await entries()]).toEqual(before);
  await money.advance({ minutes: 0 });
  const seen = await money.staff.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  expect([seen.status, seen.json.data.customer]).toEqual([200, null]);
});

test('a card that only staff blocked keeps its owner as long as it would have lasted, one that a bank stopped does not', async () => {
  const card = { venueId, productId: orders.card.id, amount: 5, usableTo: '2026-01-01', stoppedUsableTo: '2029-01-01' };
  for (const [word, stoppedBy] of [['KanarieTegoed', 'staff'] as const, ['KanarieBank', 'chargeback'] as const]) {
    const visitor = new Visitor(app);
    await visitor.hold();
    await registered(visitor, word);
    const customerId = await customerOf(visitor);
    const row = { ...card, id: word, customerId, stoppedBy, blocked: stoppedBy === 'staff' };
    await app.db.insertInto('subscription').values(row).execute();
  }
  const erased = async () => {
    const { rows } = await sql<{ id: string }>`select s.id from subscription s join customer c on c.id = s.customer_id
      where c.erased_at is not null order by s.id`.execute(app.db);
    return rows.map(({ id }) => id);
  };
  const pass = async (days: number): Promise<void> => {
    await app.advance({ minutes: days * day });
    await run();
  };
  await pass(705);
  await pass(31);
  expect(await erased()).toEqual(['KanarieBank']);
  await pass(400);
  await pass(31);
  expect(await erased()).toEqual(['KanarieBank', 'KanarieTegoed']);
});

test('who has a visit to come is not erased', async () => {
  const visitor = new Visitor(app);
  await visitor.hold();
  await visitor.checkin();
  await registered(visitor, 'KanarieKomt');
  const id = await customerOf(visitor);
  const erase = () => inTransaction(app.db, (tx) => erasePerson(tx, { venueId, id }));
  expect(await erase()).toBe(false);
  await app.advance({ minutes: 12 * day });
  await run();
  expect(await erase()).toBe(true);
  expect(await erase()).toBe(false);
  expect(await rowsWith(app.db, 'KanarieKomt')).toEqual({});
  const written = await app.db.selectFrom('auditEntry').selectAll().where('objectId', '=', id).execute();
  expect(written).toMatchObject([{ objectKind: 'customer', action: 'erased', oldValues: null, newValues: null }]);
});
