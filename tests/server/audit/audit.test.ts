import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { audit, auditChanges } from '#server/audit/audit.service.ts';
import { changesWith } from '#server/audit/changedSlices.repo.ts';
import { rulesBySlices } from '#server/audit/invariants.ts';
import type { Invariant } from '#server/audit/invariants.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { insertStaff } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';
import { historyViolations } from './historyViolations.ts';
import {
  book,
  bought,
  chargedBack,
  corrected,
  entry,
  event,
  freed,
  giftCard,
  item,
  ledger,
  order,
  payment,
  venue,
} from './bookStatements.ts';
import { bookingViolations } from './bookingViolations.ts';
import { claimViolations } from './claimViolations.ts';
import { dayCloseViolations } from './dayCloseViolations.ts';
import { creditViolations } from './creditViolations.ts';
import { jobViolations } from './jobViolations.ts';
import { planningViolations } from './planningViolations.ts';
import { refundViolations } from './refundViolations.ts';

let app: TestApp;

/** A held group with a duo, treatments and a session, and a confirmed one with an arrangement. */
beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 3, 3);
  await insertStaff(app.db, 'owner');
  await sql`update flow set checkout_type = 'location' where id = 'f-dagje'`.execute(app.db);
  const holding = await group();
  await holding.addProduct('303', [1, 2], { fixed: '15:00' });
  await holding.addProduct('302', [1], { fixed: '17:00' });
  await holding.addProduct('302', [2], { fixed: '17:00' });
  await holding.addProduct('304', [1], { fixed: '11:00' });
  book.held = holding.reservationId;
  const confirmed = await group();
  await confirmed.addCollection('306', ['301'], [1]);
  await confirmed.toPayment();
  expect((await confirmed.payOnLocation()).status).toBe(200);
  book.booked = confirmed.reservationId;
});
afterAll(() => app.close());

async function group(): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  return visitor;
}

class Rollback extends Error {}

const ofChanges = new Set(
  rulesBySlices.flatMap(({ by, rules }) => (changesWith(by) ? rules : [])).map((rule) => rule.invariant),
);

/** The invariants that are violated after these statements, which are rolled back; an audit of what changed must agree. */
async function violatedAfter(statements: readonly RawBuilder<unknown>[]): Promise<Invariant[]> {
  let violated: Invariant[] = [];
  const rolledBack = app.db.transaction().execute(async (tx) => {
    for (const statement of statements) await statement.execute(tx);
    violated = (await audit(tx as unknown as Db)).map(({ invariant }) => invariant);
    const { findings } = await auditChanges(tx as unknown as Db, 'proefbad', '2020-01-01T00:00:00Z');
    expect(findings.map(({ invariant }) => invariant)).toEqual(
      violated.filter((invariant) => ofChanges.has(invariant)),
    );
    throw new Rollback();
  });
  await expect(rolledBack).rejects.toThrow(Rollback);
  return violated;
}

/** Ways to violate each invariant, and it alone. */
const violations: Record<Invariant, () => RawBuilder<unknown>[][]> = {
  ...claimViolations,
  ...historyViolations({
    held: () => book.held,
    paid: () => [payment('p1', 'paid'), ledger('paid', 100, { payment: 'p1' }), ledger('desk', 10), ledger('desk', 5)],
    card: () => [giftCard, entry('bought', 100), ...corrected(-30), ...corrected(-10)],
  }),
  ...planningViolations(() => book.held, item),
  ...bookingViolations,
  ...dayCloseViolations,
  ...refundViolations(() => book.booked),
  ...creditViolations,
  ...jobViolations,
};

test('ordinary bookings violate no invariant', async () => {
  expect(await audit(app.db)).toEqual([]);
});

test.each(Object.keys(violations) as Invariant[])('the audit finds a violation of: %s', async (invariant) => {
  for (const statements of violations[invariant]()) expect(await violatedAfter(statements)).toEqual([invariant]);
});

test('an open payment may keep a hold alive', async () => {
  const violated = await violatedAfter([
    sql`update reservation set expires_at = kuur_now() - interval '2 minutes' where id = ${book.held}`,
    sql`insert into payment (venue_id, id, reservation_id, method, amount, state)
      values ('proefbad', 'open', ${book.held}, 'ideal', 100, 'open')`,
  ]);
  expect(violated).toEqual([]);
});

test('a gift card that staff freed after a chargeback is no violation', async () => {
  const violated = await violatedAfter([
    order(item('dag', book.booked)),
    bought(item('dag', book.booked)),
    ...chargedBack(),
    freed,
  ]);
  expect(violated).toEqual([]);
});

test('what staff changed after a booking is no violation', async () => {
  const violated = await violatedAfter([
    sql`insert into opening_exception (venue_id, id, from_date, to_date) values (${venue}, 'dicht', '2026-05-15', '2026-05-15')`,
    sql`update resource set active = false`,
    sql`delete from resource_skill`,
    sql`update product_need set count = 3`,
    sql`update pool set capacity = 1`,
    sql`update pool_bucket set capacity = booked`,
  ]);
  expect(violated).toEqual([]);
});

test('what may be erased is no part of the chains', async () => {
  const violated = await violatedAfter([
    ledger('desk', 10),
    event('note.written', book.booked),
    sql`update ledger_entry set reason = 'gewist'`,
    sql`update reservation_event set data = data || '{"reason": "gewist"}'`,
    sql`update reservation set comment = '', note = ''`,
  ]);
  expect(violated).toEqual([]);
});
