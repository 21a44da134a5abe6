import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerSubscription, StaffReservation } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { addCard, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await createOrderCatalogue(app.db);
  desk = await staffMember(app, 'desk');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

const cancel = (reservationId: string) =>
  desk.call<StaffReservation>('POST', `/reservations/${reservationId}/cancel`, { reason: 'Verzoek van de gast' });

async function bought({ slug, xplanId }: { slug: string; xplanId: string }): Promise<Buyer> {
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  const added = slug === orders.giftCard.slug ? await buyer.giftCards() : await buyer.orderProduct(xplanId);
  expect(added.status).toBe(200);
  await buyer.toPayment();
  await buyer.paid(provider);
  return buyer;
}

async function subscriptionsOf(token: string): Promise<CustomerSubscription[]> {
  return (await app.call<CustomerSubscription[]>('GET', '/api/customers/subscriptions', { token })).json.data;
}

async function visitOn(token: string, date: string): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: cardFlowSlug, persons: 1, date });
  await visitor.hold();
  await visitor.checkin([1]);
  visitor.token = token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

test('what a gift card and a promo code paid goes back to them, and the money stays to be refunded', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC20-0001', amount: 2500 });
  const promo = await addPromoCode(app.db, { code: 'ZOMER', amount: 500 });
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug }).readyToPay();
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-CC20-0001');
  await redeem(visitor, 'promoCode', 'ZOMER');
  const paid = await visitor.pay();
  await provider.control('POST', `payments/${/tr_[A-Za-z0-9]+/.exec(paid.json.data.redirectUrl)?.[0]}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  expect([await balanceOf(app.db, card), await usesOf(app.db, promo)]).toEqual([0, 1]);
  const { data } = (await cancel(visitor.reservationId)).json;
  expect([await balanceOf(app.db, card), await usesOf(app.db, promo)]).toEqual([2500, 0]);
  expect(data.totalPaid).toBe(data.total - 3000);
});

test('a visit on a card is on the card again', async () => {
  const { token } = await bought(orders.card);
  const visitor = await visitOn(token, '2026-06-02');
  expect((await subscriptionsOf(token)).map(({ used }) => used)).toEqual([1]);
  expect((await cancel(visitor.reservationId)).status).toBe(200);
  expect((await subscriptionsOf(token)).map(({ used }) => used)).toEqual([0]);
});

test('a gift card whose order is cancelled pays nothing any more', async () => {
  const buyer = await bought(orders.giftCard);
  expect((await cancel(buyer.reservationId)).json.data).toMatchObject({ state: 'cancelled', totalPaid: 5000 });
  const card = app.db.selectFrom('giftCard').select(['id', 'blocked', 'balance']);
  const [withdrawn] = await card.where('reservationId', '=', buyer.reservationId).execute();
  expect(withdrawn).toMatchObject({ blocked: true, balance: 5000 });
  expect((await blockCard(desk, withdrawn!.id, false)).json.code).toBe('in_use');
  const entries = app.db.selectFrom('giftCardEntry').select(['kind', 'actor']).orderBy('at');
  expect(await entries.where('giftCardId', '=', withdrawn!.id).execute()).toEqual([
    { kind: 'bought', actor: 'system' },
    { kind: 'blocked', actor: 'st-desk' },
  ]);
});

test('an order whose card paid for something is not cancelled', async () => {
  const buyer = await bought(orders.giftCard);
  await app.db
    .updateTable('giftCard')
    .set({ balance: 4000 })
    .where('reservationId', '=', buyer.reservationId)
    .execute();
  expect((await cancel(buyer.reservationId)).json.code).toBe('in_use');
  await app.db
    .updateTable('giftCard')
    .set({ balance: 5000 })
    .where('reservationId', '=', buyer.reservationId)
    .execute();
});

test('a card for visits is over when its order is cancelled, unless a visit was spent', async () => {
  const unused = await bought(orders.card);
  await cancel(unused.reservationId);
  expect((await subscriptionsOf(unused.token)).map(({ usableTo }) => usableTo)).toEqual(['2026-04-30']);
  const used = await bought(orders.card);
  await visitOn(used.token, '2026-06-03');
  expect((await cancel(used.reservationId)).json.code).toBe('in_use');
  const [card] = await subscriptionsOf(used.token);
  const count = (visits: number) =>
    app.db.updateTable('subscription').set({ used: visits }).where('id', '=', card!.id).execute();
  await count(0);
  expect((await cancel(used.reservationId)).json.code).toBe('in_use');
  await count(1);
});
