import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import {
  giftCardCodeOf,
  hashOfCode,
  issueGiftCard,
  issueOrderedGiftCards,
} from '#server/credits/giftCards/giftCards.service.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { moveReservation, recordEvent } from '#server/booking/rows/reservationWrites.repo.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { insertStaff } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;

beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await createOrderCatalogue(app.db);
});

afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

const cardsOf = ({ reservationId }: Buyer) =>
  app.db.selectFrom('giftCard').selectAll().where('reservationId', '=', reservationId).orderBy('amount').execute();

async function paidOrder(slug: string, fill: (buyer: Buyer) => Promise<unknown>): Promise<Buyer> {
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  await fill(buyer);
  await buyer.toPayment();
  await buyer.paid(provider);
  return buyer;
}

/** Cancelled by staff, without its money. */
async function cancelled({ reservationId }: Buyer): Promise<void> {
  const { venueId } = proefbad;
  await inTransaction(app.db, async (tx) => {
    const key = { venueId, id: reservationId, from: ['confirmed' as const], to: 'cancelled' as const };
    await moveReservation(tx, key, { endedAt: new Date() });
    const event = { venueId, id: randomUUID(), reservationId, kind: 'cancelled' as const, actor: 'st-owner' };
    await recordEvent(tx, event);
  });
}

test('paid gift cards are made with their amount, usable for three years', async () => {
  const buyer = await paidOrder(orders.giftCard.slug, async (visitor) => {
    await visitor.giftCards({ quantity: 2, amount: 2500 });
    await visitor.giftCards({ amount: 7500 });
  });
  const cards = await cardsOf(buyer);
  expect(cards.map(({ kind, amount, balance, usableTo }) => ({ kind, amount, balance, usableTo }))).toEqual(
    [2500, 2500, 7500].map((amount) => ({ kind: 'giftCard', amount, balance: amount, usableTo: '2029-05-01' })),
  );
});

test('the code follows from the key and is nowhere in the database', async () => {
  const buyer = await paidOrder(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const [card] = await cardsOf(buyer);
  const code = giftCardCodeOf(app.deps, card!)!;
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){3}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(card?.lastFour).toBe(code.slice(-4));
  expect(Buffer.from(card!.codeHash)).toEqual(hashOfCode(code.toLowerCase().replaceAll('-', ' ')));
  const rows = await app.db.selectFrom('job').selectAll().execute();
  expect(JSON.stringify([card, rows])).not.toContain(code);
});

test('nothing is made before the order is paid', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards();
  await buyer.toPayment();
  const answer = await buyer.pay();
  const id = /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0];
  await provider.control('POST', `payments/${id}/failed`);
  expect(await buyer.result()).toMatchObject({ status: 'failed' });
  expect(await cardsOf(buyer)).toEqual([]);
});

test('what was taken out of the order is not made', async () => {
  const buyer = await paidOrder(orders.giftCard.slug, async (visitor) => {
    const answer = await visitor.giftCards({ quantity: 2 });
    const item = answer.json.data.reservation.persons[0]?.products[0];
    await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${item?.itemId}`);
  });
  expect(await cardsOf(buyer)).toHaveLength(1);
});

test('a voucher keeps the value it was sold for', async () => {
  const buyer = await paidOrder(orders.voucher.slug, (visitor) => visitor.orderProduct(orders.voucher.xplanId, 2));
  const cards = await cardsOf(buyer);
  expect(cards.map(({ kind, balance, productId }) => [kind, balance, productId])).toEqual([
    ['voucher', 6900, orders.voucher.id],
    ['voucher', 6900, orders.voucher.id],
  ]);
});

test('however often an order is confirmed, each gift card is issued once', async () => {
  const buyer = await paidOrder(orders.giftCard.slug, (visitor) => visitor.giftCards());
  const row = { venueId: proefbad.venueId, id: buyer.reservationId, flowType: 5, language: 'nl' };
  const tools = { newId: () => 'again', secretKeys: app.deps.secretKeys };
  await inTransaction(app.db, (tx) => issueOrderedGiftCards(tx, tools, row));
  expect(await cardsOf(buyer)).toHaveLength(1);
});

test('the cards of an order that is cancelled can be used no more', async () => {
  const buyer = await paidOrder(orders.giftCard.slug, (visitor) => visitor.giftCards({ quantity: 2 }));
  await cancelled(buyer);
  expect(await cardsOf(buyer)).toMatchObject([
    { blocked: true, balance: 5000 },
    { blocked: true, balance: 5000 },
  ]);
  const entries = await app.db
    .selectFrom('giftCardEntry')
    .select(['kind', 'amount'])
    .where('reservationId', '=', buyer.reservationId)
    .where('kind', '=', 'blocked')
    .execute();
  expect(entries).toEqual([
    { kind: 'blocked', amount: 0 },
    { kind: 'blocked', amount: 0 },
  ]);
});

test('a gift card that staff made good with outlives the order it came from', async () => {
  const buyer = await paidOrder(orders.voucher.slug, (visitor) => visitor.orderProduct(orders.voucher.xplanId));
  const { venueId } = proefbad;
  await insertStaff(app.db, 'owner');
  const made = {
    venueId,
    kind: 'giftCard',
    amount: 1000,
    language: 'nl',
    entryKind: 'bought',
    actor: 'st-owner',
  } as const;
  const tools = { newId: () => `terug-${randomUUID()}`, secretKeys: app.deps.secretKeys };
  await inTransaction(app.db, (tx) => issueGiftCard(tx, tools, { ...made, reservationId: buyer.reservationId }));
  await cancelled(buyer);
  expect((await cardsOf(buyer)).map(({ amount, blocked }) => [amount, blocked])).toEqual([
    [1000, false],
    [6900, true],
  ]);
});

test('a multi-visit card of an order that is cancelled ends the day before', async () => {
  const buyer = await paidOrder(orders.card.slug, (visitor) => visitor.orderProduct(orders.card.xplanId));
  await cancelled(buyer);
  const answer = await app.call('GET', '/api/customers/subscriptions', { token: buyer.token });
  expect(answer.json.data).toMatchObject([{ usableFrom: '2026-05-01', usableTo: '2026-04-30' }]);
});

test('a late payment still makes the cards', async () => {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  await buyer.giftCards();
  await buyer.toPayment();
  const answer = await buyer.pay();
  const id = /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0];
  await app.db.updateTable('reservation').set({ state: 'expired' }).where('id', '=', buyer.reservationId).execute();
  await provider.control('POST', `payments/${id}/paid`);
  expect(await buyer.result()).toMatchObject({ status: 'confirmed' });
  expect(await cardsOf(buyer)).toMatchObject([{ amount: 5000, balance: 5000 }]);
});
