import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PersonProduct } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { testApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, giftCardForm, orders } from '#tests/support/orderCatalogue.ts';
import { proefbad } from '#tests/support/venue.ts';

let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createOrderCatalogue(app.db);
});

afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await app.close();
});

async function buyer(slug: string): Promise<Buyer> {
  const visitor = new Buyer(app, slug);
  await visitor.hold();
  return visitor;
}

const productsOf = (answer: TestAnswer) => answer.json.data.reservation.persons[0]?.products ?? [];

test('gift cards stand in the reservation one by one, with the amount the buyer chose', async () => {
  const visitor = await buyer(orders.giftCard.slug);
  const answer = await visitor.giftCards({ quantity: 2 });
  expect(answer.status).toBe(200);
  expect(answer.json.data.notBookedProducts).toEqual([]);
  expect(productsOf(answer)).toMatchObject([
    { name: 'cadeaubon', price: 5000, type: 3, startTime: null },
    { name: 'cadeaubon', price: 5000, type: 3, startTime: null },
  ]);
  expect(answer.json.data.reservation).toMatchObject({ total: 10000, totalPayNow: 10000, totalPayLater: 0 });
});

test('cards with another amount and message are ordered together, and one can be taken out', async () => {
  const visitor = await buyer(orders.giftCard.slug);
  await visitor.giftCards();
  const answer = await visitor.giftCards({ amount: 2500, to: 'Barney' });
  const [first] = productsOf(answer);
  const removed = await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${first?.itemId}`);
  expect(removed.status).toBe(200);
  expect(removed.json.data).toMatchObject({ total: 2500, totalPayNow: 2500 });
});

test('what a card says is read with it, and changed until it is paid', async () => {
  const visitor = await buyer(orders.giftCard.slug);
  const [first, second] = productsOf(await visitor.giftCards({ quantity: 2, from: 'Wilma', to: 'Fred' }));
  const said = { from: 'Wilma', to: 'Fred', recipientEmail: null };
  expect([first?.cardMessage, second?.cardMessage]).toMatchObject([said, said]);
  const path = (itemId: string | undefined) => `/reservation/${visitor.slug}/giftcard/${itemId}`;
  const message = { from: ' Wilma', to: 'Barney', message: 'Rust uit', recipientEmail: 'barney@proefbad.example' };
  const changed = await visitor.call('PUT', path(second?.itemId), message);
  expect(changed.status).toBe(200);
  expect(changed.json.data.persons[0]?.products.map((product: PersonProduct) => product.cardMessage)).toEqual([
    first?.cardMessage,
    { ...message, from: 'Wilma' },
  ]);
  expect(changed.json.data.total).toBe(10000);
  const nameless = await visitor.call('PUT', path(first?.itemId), { ...message, to: ' ' });
  expect(nameless.json.errors).toEqual([{ pointer: '/to', code: 'required' }]);
  expect((await visitor.call('PUT', path('geen'), message)).status).toBe(404);
  const other = await buyer(orders.giftCard.slug);
  await other.giftCards();
  expect((await other.call('PUT', path(first?.itemId), message)).status).toBe(404);
});

test('a voucher has no message', async () => {
  const visitor = await buyer(orders.voucher.slug);
  const ordered = await visitor.orderProduct(orders.voucher.xplanId);
  const [voucher] = productsOf(ordered);
  expect(voucher?.cardMessage).toBeUndefined();
  const message = { from: 'Wilma', to: 'Fred', message: '', recipientEmail: null };
  expect((await visitor.call('PUT', `/reservation/${visitor.slug}/giftcard/${voucher?.itemId}`, message)).status).toBe(
    404,
  );
});

test('what a card says is kept with it', async () => {
  const visitor = await buyer(orders.giftCard.slug);
  await visitor.giftCards({ from: '  Wilma ', recipientEmail: 'fred@proefbad.example' });
  const words = await app.db
    .selectFrom('cardOrder')
    .innerJoin('reservationItem', 'reservationItem.id', 'cardOrder.itemId')
    .select(['sender', 'recipient', 'message', 'recipientEmail'])
    .where('reservationId', '=', visitor.reservationId)
    .executeTakeFirst();
  expect(words).toEqual({
    sender: 'Wilma',
    recipient: 'Fred',
    message: 'Geniet ervan!',
    recipientEmail: 'fred@proefbad.example',
  });
});

test.each([
  [{ amount: 999 }, '/amount', 'too_small'],
  [{ amount: 25001 }, '/amount', 'too_large'],
  [{ quantity: 6 }, '/quantity', 'too_large'],
  [{ from: '   ' }, '/from', 'required'],
  [{ to: '   ' }, '/to', 'required'],
])('a gift card with %j is refused at %s', async (change, pointer, code) => {
  const visitor = await buyer(orders.giftCard.slug);
  const answer = await visitor.giftCards(change);
  expect([answer.status, answer.json.errors]).toEqual([400, [{ pointer, code }]]);
});

test('a reservation takes a hundred cards and no more', async () => {
  const visitor = await buyer(orders.giftCard.slug);
  for (let times = 0; times < 20; times += 1) expect((await visitor.giftCards({ quantity: 5 })).status).toBe(200);
  expect((await visitor.giftCards()).json.errors).toEqual([{ pointer: '/quantity', code: 'too_large' }]);
});

test('a voucher has its own price, also several at once', async () => {
  const visitor = await buyer(orders.voucher.slug);
  const answer = await visitor.orderProduct(orders.voucher.xplanId, 3);
  expect(productsOf(answer).map(({ price }) => price)).toEqual([6900, 6900, 6900]);
  expect((await visitor.orderProduct(orders.voucher.xplanId, 6)).json.code).toBe('validation_failed');
});

test('of a multi-visit card there is one in a reservation', async () => {
  const visitor = await buyer(orders.card.slug);
  const answer = await visitor.orderProduct(orders.card.xplanId);
  expect(productsOf(answer)).toMatchObject([{ name: 'badenkaart', price: 29500, type: 2 }]);
  expect((await visitor.orderProduct(orders.card.xplanId)).json.code).toBe('product_duplicate');
  const passes = await buyer(orders.pass.slug);
  expect((await passes.orderProduct(orders.pass.xplanId, 2)).json.code).toBe('product_duplicate');
});

test('a flow sells its own product and in its own way', async () => {
  const cards = await buyer(orders.giftCard.slug);
  expect((await cards.orderProduct(orders.giftCard.xplanId)).json.code).toBe('product_unavailable');
  expect((await cards.giftCards({ productId: orders.voucher.xplanId })).json.code).toBe('product_unavailable');
  const vouchers = await buyer(orders.voucher.slug);
  const asCard = { ...giftCardForm(), productId: orders.voucher.xplanId };
  const answer = await vouchers.call('PUT', `/reservation/${vouchers.slug}/giftcard`, asCard);
  expect(answer.json.code).toBe('product_unavailable');
  expect((await vouchers.orderProduct(orders.card.xplanId)).json.code).toBe('product_unavailable');
  const visit = await buyer(proefbad.flows.payment.slug);
  const beside = await visit.call('PUT', `/reservation/${visit.slug}/giftcard`, giftCardForm());
  expect(beside.json.code).toBe('product_unavailable');
});

test('an order is for the one who orders', async () => {
  const visitor = await buyer(orders.voucher.slug);
  const body = { productId: orders.voucher.xplanId, persons: [2] };
  const answer = await visitor.call('PUT', `/reservation/${visitor.slug}/product`, body);
  expect(answer.json.code).toBe('person_count_invalid');
});

test.each(['payment-and-location', 'location'] as const)(
  'what is ordered is paid whole before it is made, whatever its product and a flow with checkout %s say',
  async (checkoutType) => {
    await app.db.updateTable('product').set({ depositPercentage: 20, paymentMoment: 'location' }).execute();
    await app.db.updateTable('flow').set({ checkoutType }).execute();
    for (const { slug, xplanId } of [orders.giftCard, orders.voucher, orders.card]) {
      const visitor = await buyer(slug);
      const added = slug === orders.giftCard.slug ? await visitor.giftCards() : await visitor.orderProduct(xplanId);
      const { total, totalPayNow } = added.json.data.reservation;
      if (checkoutType !== 'location') expect(totalPayNow).toBe(total);
      await visitor.toPayment();
      expect((await visitor.payOnLocation()).json.code).toBe('payment_required');
    }
    await app.db.updateTable('flow').set({ checkoutType: 'payment' }).execute();
  },
);
