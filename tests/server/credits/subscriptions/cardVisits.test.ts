import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { moveReservation, recordEvent } from '#server/booking/rows/reservationWrites.repo.ts';
import { endSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import { audit } from '#tests/support/audit.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import type { CustomerSubscription, StaffReservation } from '#contract/names.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, cardVisits, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
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

/** A customer who bought this; answers their token. */
async function ownerOf({ slug, xplanId }: { slug: string; xplanId: string }): Promise<string> {
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  expect((await buyer.orderProduct(xplanId)).status).toBe(200);
  await buyer.toPayment();
  await buyer.paid(provider);
  return buyer.token;
}

async function cardsOf(token: string, language = 'nl'): Promise<CustomerSubscription[]> {
  const answer = await app.call<CustomerSubscription[]>('GET', '/api/customers/subscriptions', { token, language });
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const usedOn = async (token: string): Promise<number[]> => (await cardsOf(token)).map(({ used }) => used);

let day = 1;

/** A visit on a card for a day of its own, up to the info step. */
async function visit(token: string, persons: number): Promise<Visitor> {
  day += 1;
  const date = `2026-06-${String(day).padStart(2, '0')}`;
  const visitor = new Visitor(app, { slug: cardFlowSlug, persons, date });
  await visitor.hold();
  expect((await visitor.checkin(visitor.everybody())).status).toBe(200);
  visitor.token = token;
  await visitor.link();
  return visitor;
}

async function booked(token: string, persons: number): Promise<Visitor> {
  const visitor = await visit(token, persons);
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

test('a multi-visit card that was bought is the customer’s from that day on, with its visits', async () => {
  const token = await ownerOf(orders.card);
  expect(await cardsOf(token)).toEqual([
    {
      id: expect.any(String),
      name: 'badenkaart',
      usableFrom: '2026-05-01',
      usableTo: '2027-05-01',
      used: 0,
      amount: cardVisits,
    },
  ]);
  expect(await cardsOf(token, 'en')).toMatchObject([{ name: 'badenkaart (en)' }]);
});

test('a pass has no number of visits', async () => {
  expect(await cardsOf(await ownerOf(orders.pass))).toMatchObject([{ name: 'jaarkaart', amount: null }]);
});

test('nobody sees the cards of another', async () => {
  await ownerOf(orders.card);
  const stranger = new Visitor(app);
  await stranger.register('vreemde@proefbad.example');
  expect(await cardsOf(stranger.token)).toEqual([]);
  expect((await new Visitor(app).call('GET', '/customers/subscriptions')).status).toBe(401);
});

test('a visit on a multi-visit card costs nothing and counts a visit for each guest', async () => {
  const token = await ownerOf(orders.card);
  const visitor = await visit(token, 2);
  expect((await visitor.read()).json.data).toMatchObject({ total: 0, totalPayNow: 0, totalPayLater: 0 });
  expect(await usedOn(token)).toEqual([0]);
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  expect(await usedOn(token)).toEqual([2]);
});

test('a cancelled visit gives its visits back', async () => {
  const token = await ownerOf(orders.card);
  const { reservationId } = await booked(token, 2);
  await inTransaction(app.db, async (tx) => {
    const { venueId } = proefbad;
    await releaseClaims(tx, { venueId, reservationId });
    await moveReservation(
      tx,
      { venueId, id: reservationId, from: ['confirmed'], to: 'cancelled' },
      { endedAt: new Date() },
    );
    await recordEvent(tx, { venueId, id: 'afgezegd', reservationId, kind: 'cancelled', actor: 'st-owner' });
  });
  expect(await usedOn(token)).toEqual([0]);
  await booked(token, cardVisits);
});

test('the visit of a guest whom staff take out is on the multi-visit card again, once', async () => {
  const token = await ownerOf(orders.card);
  const { reservationId } = await booked(token, 2);
  const path = `/reservations/${reservationId}`;
  const { persons } = (await desk.call<StaffReservation>('GET', path)).json.data;
  const items = persons.map(({ products }) => products[0]!.itemId);
  expect((await desk.call('DELETE', `${path}/items/${items[1]}`)).status).toBe(200);
  expect(await usedOn(token)).toEqual([1]);
  expect((await desk.call('DELETE', `${path}/items/${items[0]}`)).status).toBe(200);
  expect(await usedOn(token)).toEqual([0]);
  expect(await audit(app.db)).toEqual([]);
  expect((await desk.call('POST', `${path}/cancel`, { reason: 'Ziek' })).status).toBe(200);
  expect(await usedOn(token)).toEqual([0]);
});

test('visits that a booking holds are not counted fewer, so that it can be cancelled', async () => {
  const token = await ownerOf(orders.card);
  const { reservationId } = await booked(token, 2);
  const [card] = await cardsOf(token);
  const { customerId } = await app.db
    .selectFrom('subscription')
    .select('customerId')
    .where('id', '=', card!.id)
    .executeTakeFirstOrThrow();
  const correct = (used: number, usedBefore: number) =>
    desk.call('POST', `/customers/${customerId}/subscriptions/${card!.id}/uses`, {
      used,
      usedBefore,
      reason: 'Verteld',
    });
  expect((await correct(1, 2)).json.errors).toEqual([{ pointer: '/used', code: 'too_small' }]);
  expect((await correct(3, 2)).status).toBe(200);
  expect((await correct(2, 3)).status).toBe(200);
  expect((await desk.call('POST', `/reservations/${reservationId}/cancel`, { reason: 'Ziek' })).status).toBe(200);
  expect(await usedOn(token)).toEqual([0]);
});

test('with too few visits left the visit goes no further than the details', async () => {
  const token = await ownerOf(orders.card);
  const visitor = await visit(token, cardVisits + 1);
  const refused = await visitor.prepare();
  expect([refused.status, refused.json.code]).toEqual([409, 'subscription_missing']);
});

test('somebody without a multi-visit card cannot go on', async () => {
  const stranger = new Visitor(app);
  await stranger.register('kaartloos@proefbad.example');
  const visitor = await visit(stranger.token, 1);
  expect((await visitor.prepare()).json.code).toBe('subscription_missing');
});

test('visits that were spent after the details were checked are missed at the end', async () => {
  const token = await ownerOf(orders.card);
  const first = await visit(token, 2);
  const second = await visit(token, 2);
  for (const visitor of [first, second]) expect((await visitor.prepare()).status).toBe(200);
  expect((await first.payOnLocation()).status).toBe(200);
  const refused = await second.payOnLocation();
  expect([refused.status, refused.json.code]).toEqual([409, 'subscription_missing']);
  expect(await usedOn(token)).toEqual([2]);
});

test('of several reservations that race for the last visits one wins', async () => {
  const token = await ownerOf(orders.card);
  const visitors: Visitor[] = [];
  for (let times = 0; times < 4; times += 1) visitors.push(await visit(token, cardVisits));
  for (const visitor of visitors) expect((await visitor.prepare()).status).toBe(200);
  const answers = await Promise.all(visitors.map((visitor) => visitor.payOnLocation()));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 409, 409, 409]);
  expect(await usedOn(token)).toEqual([cardVisits]);
});

test('visits are spread over two cards, the one that ends first first', async () => {
  const token = await ownerOf(orders.card);
  const [card] = await cardsOf(token);
  const { customerId, venueId, productId } = await app.db
    .selectFrom('subscription')
    .selectAll()
    .where('id', '=', card!.id)
    .executeTakeFirstOrThrow();
  const older = { venueId, id: 'oud', customerId, productId, usableFrom: '2025-12-31', usableTo: '2026-12-31' };
  await app.db
    .insertInto('subscription')
    .values({ ...older, amount: 2, used: 0 })
    .execute();
  await booked(token, 3);
  expect((await cardsOf(token)).map(({ usableTo, used }) => [usableTo, used])).toEqual([
    ['2026-12-31', 2],
    ['2027-05-01', 1],
  ]);
});

test('a multi-visit card that ends before the visit does not pay it', async () => {
  const token = await ownerOf(orders.card);
  const [card] = await cardsOf(token);
  await app.db.updateTable('subscription').set({ usableTo: '2026-05-31' }).where('id', '=', card!.id).execute();
  const visitor = await visit(token, 1);
  expect((await visitor.prepare()).json.code).toBe('subscription_missing');
});

test('a card that staff blocked pays no visit, and none that a refund stopped is freed', async () => {
  const token = await ownerOf(orders.card);
  const [card] = await cardsOf(token);
  const block = (blocked: boolean) =>
    desk.call('PUT', `/subscriptions/${card!.id}/block`, { blocked, reason: 'Kaart verloren' });
  expect((await block(true)).status).toBe(200);
  expect((await (await visit(token, 1)).prepare()).json.code).toBe('subscription_missing');
  expect((await block(false)).status).toBe(200);
  await booked(token, 1);

  expect((await block(true)).status).toBe(200);
  const order = await app.db
    .selectFrom('subscription')
    .innerJoin('reservationItem', 'reservationItem.id', 'subscription.itemId')
    .select(['subscription.venueId', 'reservationItem.reservationId as id'])
    .where('subscription.id', '=', card!.id)
    .executeTakeFirstOrThrow();
  await inTransaction(app.db, (tx) => endSubscriptions(tx, order, 'refund'));
  expect([(await block(false)).status, await usedOn(token)]).toEqual([409, [1]]);
});
