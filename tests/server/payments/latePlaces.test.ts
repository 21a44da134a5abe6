import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;
let week = 0;

/** Two therapists and two rooms: a duo takes both therapists. */
beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  await sql`update pool set capacity = 2`.execute(app.db);
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => opened.close());

const fridayOf = (weeks: number): string => new Date(Date.UTC(2026, 4, 8 + 7 * weeks)).toISOString().slice(0, 10);

/** A group of two with a duo and a session on a Friday of its own, at the provider's page. */
async function paying(): Promise<{ visitor: Visitor; payment: string }> {
  week += 1;
  const visitor = new Visitor(app, { slug: 'dagje', date: fridayOf(week) });
  await visitor.holdDay();
  await visitor.addProduct('303', [1, 2], { fixed: '15:00' });
  const { json } = await visitor.addProduct('304', [1, 2], { fixed: '11:00' });
  expect([json.data.reservation.total, json.data.notBookedProducts]).toEqual([25000, []]);
  await visitor.toPayment();
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  return { visitor, payment: /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '' };
}

const end = (payment: string, status: string) =>
  provider.control('POST', `payments/${payment}/${status}`, { force: true });

/** The payment ends unpaid at the provider, and the hold after it. */
async function runOut({ visitor, payment }: { visitor: Visitor; payment: string }): Promise<void> {
  await end(payment, 'expired');
  await visitor.result();
  await app.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
  expect(await claimsOf(visitor)).toEqual({ released: 5 });
}

/** The provider changes its mind: the money came after all. */
async function payLate({ visitor, payment }: { visitor: Visitor; payment: string }) {
  await end(payment, 'paid');
  await app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${payment}`,
  });
  await app.services.jobs.runDueJobs();
  const { status } = await visitor.result();
  const { rows } = await sql<{ amount: number }>`
    select amount from ledger_entry where reservation_id = ${visitor.reservationId} order by at`.execute(app.db);
  return { status, ledger: rows.map(({ amount }) => amount) };
}

async function claimsOf({ reservationId }: Visitor): Promise<Record<string, number>> {
  const { rows } = await sql<{ state: string; count: number }>`
    select state, count(*)::int as count from (
      select state from resource_claim where reservation_id = ${reservationId}
      union all select state from pool_claim where reservation_id = ${reservationId}) as claim
    group by state order by state`.execute(app.db);
  return Object.fromEntries(rows.map(({ state, count }) => [state, count]));
}

/** Somebody else on the same day. */
async function rival({ options }: Visitor): Promise<Visitor> {
  const other = new Visitor(app, { slug: 'dagje', persons: 1, date: options.date! });
  await other.holdDay();
  return other;
}

const returned = { status: 'reservation_expired', ledger: [25000, -25000] };

test('a payment makes holds on therapists, rooms and places permanent', async () => {
  const { visitor, payment } = await paying();
  expect(await claimsOf(visitor)).toEqual({ hold: 5 });
  expect(await payLate({ visitor, payment })).toEqual({ status: 'confirmed', ledger: [25000] });
  expect(await claimsOf(visitor)).toEqual({ confirmed: 5 });
});

test('late money makes the booking after all while therapists and places are still free', async () => {
  const late = await paying();
  await runOut(late);
  expect(await payLate(late)).toEqual({ status: 'confirmed', ledger: [25000] });
  expect(await claimsOf(late.visitor)).toEqual({ confirmed: 5, released: 5 });
  const refused = await (await rival(late.visitor)).addProduct('302', [1], { fixed: '15:00' });
  expect(refused.json.data.notBookedProducts.map(({ reason }) => reason)).toEqual(['no_therapist']);
});

test('late money goes back when another guest has one of the therapists, and nothing is claimed', async () => {
  const late = await paying();
  await runOut(late);
  const other = await rival(late.visitor);
  expect((await other.addProduct('302', [1], { fixed: '15:00' })).json.data.notBookedProducts).toEqual([]);
  expect(await payLate(late)).toEqual(returned);
  expect(await claimsOf(late.visitor)).toEqual({ released: 5 });
});

test('late money goes back when another guest has one of the places, and no therapist is claimed', async () => {
  const late = await paying();
  await runOut(late);
  const other = await rival(late.visitor);
  expect((await other.addProduct('304', [1], { fixed: '11:00' })).json.data.notBookedProducts).toEqual([]);
  expect(await payLate(late)).toEqual(returned);
  expect(await claimsOf(late.visitor)).toEqual({ released: 5 });
});

test('somebody whose own hold has ended stands in nobody’s way', async () => {
  const late = await paying();
  await runOut(late);
  const other = await rival(late.visitor);
  await other.addProduct('302', [1], { fixed: '15:00' });
  await app.advance({ minutes: 21 });
  expect(await payLate(late)).toEqual({ status: 'confirmed', ledger: [25000] });
});

test('late money goes back when a therapist is not there any more', async () => {
  const late = await paying();
  await runOut(late);
  const day = late.visitor.options.date!;
  const absence = { venueId: 'proefbad', id: `weg-${week}`, resourceId: 'therapeut-1', kind: 'absence' as const };
  await app.db
    .insertInto('rosterException')
    .values({ ...absence, fromDate: day, toDate: day })
    .execute();
  expect(await payLate(late)).toEqual(returned);
  expect(await claimsOf(late.visitor)).toEqual({ released: 5 });
});

test('late money for a fuller basket goes back', async () => {
  const { visitor, payment } = await paying();
  await end(payment, 'expired');
  await visitor.result();
  const [duo] = (await visitor.read()).json.data.persons[0]!.products;
  await visitor.call('DELETE', `/reservation/dagje/product/${duo!.itemId}`);
  expect((await payLate({ visitor, payment })).ledger).toEqual([25000, -25000]);
  expect(await claimsOf(visitor)).toEqual({ hold: 2, released: 3 });
  expect((await visitor.prepare()).status).toBe(200);
  const second = await visitor.pay();
  const again = /tr_[A-Za-z0-9]+/.exec(second.json.data.redirectUrl)?.[0] ?? '';
  expect(await payLate({ visitor, payment: again })).toEqual({ status: 'confirmed', ledger: [25000, -25000, 7000] });
  expect(await claimsOf(visitor)).toEqual({ confirmed: 2, released: 3 });
});

test('late money goes back when the last treatment would be over', async () => {
  const late = await paying();
  await runOut(late);
  const day = late.visitor.options.date!;
  const after = Date.parse(`${day}T16:00:00Z`) - app.deps.clock.now().getTime();
  await app.advance({ seconds: Math.round(after / 1000) });
  expect(await payLate(late)).toEqual(returned);
  expect(await claimsOf(late.visitor)).toEqual({ released: 5 });
});
