import { randomUUID } from 'node:crypto';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { blockCards } from '#server/credits/giftCards/giftCards.service.ts';
import { releaseExpiredHolds } from '#server/scheduling/claims/claims.service.ts';
import { releaseAll } from '#server/credits/redemptions/redemptions.service.ts';
import { endSubscriptions, giveVisitsBack } from '#server/credits/subscriptions/subscriptions.service.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertHold } from '#tests/support/hold.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const { venueId } = proefbad;
const day = '2027-03-10';
let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await createProefbad(database.db);
});
afterAll(() => database.close());

/** Days from today until something can be used; null: without end. */
const daysLeft = fc.option(fc.integer({ min: -3, max: 60 }));
const paid = fc.record({
  isBooked: fc.boolean(),
  cards: fc.array(fc.record({ cents: fc.integer({ min: 1, max: 9_000 }), daysLeft, blocked: fc.boolean() }), {
    maxLength: 3,
  }),
  promoCents: fc.option(fc.integer({ min: 1, max: 2_000 })),
  visits: fc.array(fc.record({ count: fc.integer({ min: 1, max: 4 }), isPass: fc.boolean(), daysLeft }), {
    maxLength: 2,
  }),
  bought: fc.record({ card: fc.boolean(), subscription: fc.option(daysLeft) }),
});
type Paid = typeof paid extends fc.Arbitrary<infer T> ? T : never;
type Reservation = { venueId: string; id: string };

const lastDay = (days: number | null) => sql`(kuur_now() at time zone 'Europe/Amsterdam')::date + ${days}::int`;

/** A reservation that all this paid for and that bought something, its only item taken out already. */
async function paidReservation({ isBooked, cards, promoCents, visits, bought }: Paid): Promise<Reservation> {
  const { db } = database;
  const { reservationId: id, itemId } = await insertHold(db, { day });
  const run = (statement: ReturnType<typeof sql>): Promise<unknown> => statement.execute(db);
  for (const [index, { cents, daysLeft: days, blocked }] of cards.entries()) {
    const card = `${id} ${index}`;
    await run(sql`insert into gift_card (venue_id, id, kind, code_hash, last_four, amount, balance, usable_to, blocked)
      values (${venueId}, ${card}, 'giftCard', decode(md5(${card}), 'hex'), 'ABCD', 10000, ${10_000 - cents}, ${lastDay(days)}, ${blocked})`);
    await run(sql`insert into redemption (venue_id, id, reservation_id, kind, gift_card_id, amount, taken, state)
      values (${venueId}, ${card}, ${id}, 'giftCard', ${card}, ${cents}, ${cents}, ${isBooked ? 'confirmed' : 'held'})`);
  }
  if (promoCents !== null) {
    await run(sql`insert into promo_code (venue_id, id, code, amount, used)
      values (${venueId}, ${id}, ${randomUUID().toUpperCase()}, ${promoCents}, 1)`);
    await run(sql`insert into redemption (venue_id, id, reservation_id, kind, promo_code_id, amount)
      values (${venueId}, ${id}, ${id}, 'promoCode', ${id}, ${promoCents})`);
  }
  await run(sql`insert into ledger_entry (venue_id, id, reservation_id, redemption_id, kind, provider_ref, amount, actor)
    select venue_id, id, reservation_id, id, kind, 'redeemed', amount, 'visitor' from redemption where reservation_id = ${id}`);
  await run(sql`insert into customer (venue_id, id, email, password_hash, first_name, last_name, phone, gender)
    values (${venueId}, ${id}, ${`${id}@proefbad.example`}, '', 'Wilma', 'Kanarie', '0612345678', 'f')`);
  for (const [index, { count, isPass, daysLeft: days }] of visits.entries()) {
    const card = `${id} ${index}`;
    await run(sql`insert into subscription (venue_id, id, customer_id, product_id, usable_to, amount, used)
      values (${venueId}, ${card}, ${id}, ${proefbad.entry.id}, ${lastDay(days)}, ${isPass ? null : 10}, ${count})`);
    await run(sql`insert into subscription_use (venue_id, subscription_id, reservation_id, visits)
      values (${venueId}, ${card}, ${id}, ${count})`);
  }
  if (bought.card) {
    await run(sql`insert into gift_card (venue_id, id, kind, code_hash, last_four, item_id, reservation_id, amount, balance)
      values (${venueId}, ${id}, 'giftCard', decode(md5(${id}), 'hex'), 'EFGH', ${itemId}, ${id}, 5000, 5000)`);
  }
  if (bought.subscription !== null) {
    await run(sql`insert into subscription (venue_id, id, customer_id, product_id, item_id, usable_to)
      values (${venueId}, ${id}, ${id}, ${proefbad.entry.id}, ${itemId}, ${lastDay(bought.subscription)})`);
  }
  await run(sql`update reservation_item set removed_at = kuur_now() where id = ${itemId}`);
  if (isBooked) {
    await run(
      sql`update reservation set state = 'confirmed', number = ${id}, confirmed_at = kuur_now() where id = ${id}`,
    );
  }
  return { venueId, id };
}

/** As staff takes everything apart before a reservation ends. */
async function takeApart(row: Reservation): Promise<void> {
  await inTransaction(database.db, async (tx) => {
    await releaseAll(tx, row, 'system');
    await giveVisitsBack(tx, row);
    await blockCards(tx, row, { actor: 'system' });
    await endSubscriptions(tx, row, 'refund');
  });
}

/** Ends it in one statement: an expired hold by the sweep, a booking by moving it. */
async function end({ id }: Reservation, isBooked: boolean): Promise<void> {
  if (isBooked) await sql`update reservation set state = 'cancelled' where id = ${id}`.execute(database.db);
  else {
    await sql`update reservation set expires_at = kuur_now() where id = ${id}`.execute(database.db);
    await inTransaction(database.db, (tx) => releaseExpiredHolds(tx, { venueId, limit: 10 }));
  }
}

/** Every row that tells of what a reservation paid with and bought, without what only tells one reservation from another. */
async function rowsOf({ id }: Reservation): Promise<unknown> {
  const { rows } = await sql`select
    (select jsonb_build_array(state, total_paid) from reservation where id = ${id}) as reservation,
    (select jsonb_agg(jsonb_build_array(kind, amount, taken, state) order by id) from redemption
      where reservation_id = ${id}) as redemptions,
    (select jsonb_agg(jsonb_build_array(balance, usable_to, blocked) order by id) from gift_card
      where id like ${`${id}%`}) as cards,
    (select jsonb_agg(jsonb_build_array(kind, amount, actor, reason) order by gift_card_id, kind) from gift_card_entry
      where reservation_id = ${id}) as entries,
    (select jsonb_agg(jsonb_build_array(kind, provider_ref, amount, actor) order by redemption_id, provider_ref)
      from ledger_entry where reservation_id = ${id}) as ledger,
    (select used from promo_code where id = ${id}) as promo,
    (select jsonb_agg(jsonb_build_array(used, usable_to, stopped_by, stopped_usable_to) order by id) from subscription
      where customer_id = ${id}) as subscriptions,
    (select jsonb_agg(jsonb_build_array(visits, returned_at is not null) order by subscription_id) from subscription_use
      where reservation_id = ${id}) as uses,
    (select jsonb_agg(jsonb_build_array(kind, amount, state) order by amount, ref) from money_task
      where reservation_id = ${id}) as tasks`.execute(database.db);
  return rows[0];
}

test(
  'a reservation that is taken apart first leaves the rows of one that simply ends',
  { timeout: 120_000 },
  async () => {
    await fc.assert(
      fc.asyncProperty(paid, async (given) => {
        const [ended, apart] = [await paidReservation(given), await paidReservation(given)];
        await end(ended, given.isBooked);
        await takeApart(apart);
        await end(apart, given.isBooked);
        expect(await rowsOf(apart)).toEqual(await rowsOf(ended));
      }),
      { numRuns: 40 },
    );
  },
);
