import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { audit } from '#tests/support/audit.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { addCard, balanceOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
const aDay = 24 * 60;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
  await pass(1);
});
afterAll(() => money.opened.close());

/** Days go by, and holds run out. */
async function pass(days: number): Promise<void> {
  await money.advance({ minutes: days * aDay });
  await app.services.reservations.expireDue(50);
}

/** A day of the venue, so many days from today. */
async function dayFromNow(days: number): Promise<string> {
  const { rows } = await sql<{ day: string }>`
    select to_char(kuur_now() at time zone 'Europe/Amsterdam' + make_interval(days => ${days}), 'YYYY-MM-DD') as day`.execute(
    app.db,
  );
  return rows[0]!.day;
}

/** Two entries of 30 euro in twelve days, on the payment step, with a card of 100 euro that ends in five. */
async function redeemed(code: string): Promise<{ visitor: Visitor; card: string }> {
  const card = await addCard(app.db, { code, amount: 10_000, usableTo: await dayFromNow(5) });
  const visitor = await money.paying();
  expect((await redeem(visitor, 'giftCard', code)).status).toBe(200);
  return { visitor, card };
}

async function booked(code: string): Promise<{ visitor: Visitor; card: string }> {
  const made = await redeemed(code);
  expect((await made.visitor.payOnLocation()).status).toBe(200);
  return made;
}

const cancel = ({ reservationId }: Visitor) =>
  money.staff.call<StaffReservation>('POST', `/reservations/${reservationId}/cancel`, { reason: 'Verzoek' });

async function endOf(card: string): Promise<string | null> {
  const query = app.db.selectFrom('giftCard').select('usableTo').where('id', '=', card);
  return (await query.executeTakeFirstOrThrow()).usableTo;
}

test('what comes back on a gift card that ended meanwhile can be spent for thirty days', async () => {
  const { visitor, card } = await booked('AAAA-BBBB-CC90-0001');
  await pass(6);
  expect((await redeem(await money.paying(), 'giftCard', 'AAAA-BBBB-CC90-0001')).json.code).toBe('gift_card_invalid');
  expect((await cancel(visitor)).status).toBe(200);
  expect(await balanceOf(app.db, card)).toBe(10_000);
  expect(await endOf(card)).toBe(await dayFromNow(30));
  expect((await redeem(await money.paying(), 'giftCard', 'AAAA-BBBB-CC90-0001')).status).toBe(200);
});

test('what staff take out of a booking makes the gift card last as long', async () => {
  const { visitor, card } = await booked('AAAA-BBBB-CC90-0002');
  const { json } = await money.staff.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`);
  const entry = json.data.persons[1]!.products[0]!.itemId;
  const path = `/reservations/${visitor.reservationId}/items/${entry}`;
  expect((await money.staff.call('DELETE', path)).status).toBe(200);
  expect(await balanceOf(app.db, card)).toBe(7000);
  expect(await endOf(card)).toBe(await dayFromNow(30));
});

test('a gift card that lasts longer ends when it did, and one without end has none', async () => {
  for (const usableTo of ['2029-01-01', null]) {
    const { visitor, card } = await booked(`AAAA-BBBB-CC90-000${usableTo === null ? 3 : 4}`);
    await app.db.updateTable('giftCard').set({ usableTo }).where('id', '=', card).execute();
    await cancel(visitor);
    expect(await endOf(card)).toBe(usableTo);
  }
});

test('what comes back from a basket over midnight can be spent that day, and no longer', async () => {
  const { visitor, card } = await redeemed('AAAA-BBBB-CC90-0005');
  await app.db
    .updateTable('giftCard')
    .set({ usableTo: await dayFromNow(0) })
    .where('id', '=', card)
    .execute();
  await pass(1);
  expect((await visitor.pay()).json.code).toBe('reservation_expired');
  expect(await endOf(card)).toBe(await dayFromNow(0));
});

test('staff see what came back on a blocked gift card, and free it', async () => {
  const { visitor, card } = await booked('AAAA-BBBB-CC90-0006');
  await blockCard(money.staff, card, true);
  await cancel(visitor);
  expect(await balanceOf(app.db, card)).toBe(10_000);
  expect(await money.exceptions(visitor.reservationId)).toEqual(['card_blocked 6000 open']);
  expect((await redeem(await money.paying(), 'giftCard', 'AAAA-BBBB-CC90-0006')).json.code).toBe('gift_card_invalid');
  await blockCard(money.staff, card, false);
  expect((await redeem(await money.paying(), 'giftCard', 'AAAA-BBBB-CC90-0006')).status).toBe(200);
});

test('what a basket releases to a blocked gift card is no payment exception', async () => {
  const { visitor, card } = await redeemed('AAAA-BBBB-CC90-0007');
  await blockCard(money.staff, card, true);
  await visitor.call('DELETE', `/reservation/${visitor.slug}`);
  expect(await money.exceptions(visitor.reservationId)).toEqual([]);
});

test.each([
  [orders.card, 30],
  [orders.pass, 2],
])('a visit that comes back can be made for thirty days, but a pass is no longer for it', async (sold, days) => {
  await app.db.deleteFrom('throttle').execute();
  const buyer = new Buyer(app, sold.slug);
  await buyer.hold();
  await buyer.orderProduct(sold.xplanId);
  await buyer.toPayment();
  await buyer.paid(money.opened.provider);
  const ends = sql`update subscription set usable_to = ${await dayFromNow(2)}::date
    where item_id in (select id from reservation_item where reservation_id = ${buyer.reservationId})`;
  await ends.execute(app.db);
  const visitor = new Visitor(app, { slug: cardFlowSlug, persons: 1, date: await dayFromNow(2) });
  await visitor.hold();
  await visitor.checkin([1]);
  visitor.token = buyer.token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  expect((await cancel(visitor)).status).toBe(200);
  const { rows } = await sql`select usable_to, used from subscription
    where item_id in (select id from reservation_item where reservation_id = ${buyer.reservationId})`.execute(app.db);
  expect(rows).toEqual([{ usableTo: await dayFromNow(days), used: 0 }]);
});
