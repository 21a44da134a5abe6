import { afterAll, beforeAll, expect, test } from 'vitest';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import type {
  CreditMovement,
  CustomerGiftCard,
  CustomerOrder,
  CustomerReservation,
  CustomerSubscription,
} from '#contract/names.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import { newGiftCardCode } from '#server/credits/giftCards/cardCodes.ts';
import { testKeys } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;
beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await createOrderCatalogue(app.db);
});
afterAll(() => opened.close());

const list = async <T>(token: string, path: string): Promise<T> => {
  const answer = await app.call<T>('GET', `/api/customers${path}`, { token });
  expect([answer.status, answer.json.code]).toEqual([200, undefined]);
  return answer.json.data;
};

async function visit(date: string, token?: string): Promise<Visitor> {
  const visitor = new Visitor(app, { date, persons: 1 });
  await visitor.hold();
  expect((await visitor.checkin([1])).status).toBe(200);
  if (token === undefined) await visitor.register();
  else visitor.token = token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  return visitor;
}

const move = (reservationId: string, change: { day?: string; state?: 'cancelled' }) =>
  app.db.updateTable('reservation').set(change).where('id', '=', reservationId).execute();

test('what is over or cancelled is listed by its day, a page at a time, and never beside what is coming', async () => {
  const coming = await visit('2026-05-12');
  const { token } = coming;
  const days = ['2026-05-13', '2026-05-14', '2026-05-15'];
  const others = [];
  for (const date of days) others.push(await visit(date, token));
  const [first, second, third] = others.map(({ reservationId }) => reservationId);
  await move(first!, { day: '2026-03-01' });
  await move(second!, { day: '2026-04-01' });
  await move(third!, { state: 'cancelled' });
  const page = (query: string) => list<CustomerReservation[]>(token, `/reservations/past${query}`);
  expect((await page('')).map(({ id, state }) => [id, state])).toEqual([
    [third, 'cancelled'],
    [second, 'confirmed'],
    [first, 'confirmed'],
  ]);
  expect((await page('?limit=2')).map(({ id }) => id)).toEqual([third, second]);
  expect((await page(`?limit=2&before=${second}`)).map(({ id }) => id)).toEqual([first]);
  expect((await list<CustomerReservation[]>(token, '/reservations')).map(({ id }) => id)).toEqual([
    coming.reservationId,
  ]);
});

test('a page after somebody else’s reservation is empty', async () => {
  const other = await visit('2026-05-12');
  const own = await visit('2026-05-13');
  await move(own.reservationId, { day: '2026-03-01' });
  expect(await list(own.token, `/reservations/past?before=${other.reservationId}`)).toEqual([]);
});

async function boughtGiftCards(): Promise<Buyer> {
  const buyer = new Buyer(app, orders.giftCard.slug);
  await buyer.hold();
  expect((await buyer.giftCards({ quantity: 2 })).status).toBe(200);
  await buyer.toPayment();
  await buyer.paid(provider);
  return buyer;
}

test('an order stands with its lines among the orders and not among the visits', async () => {
  const { token, reservationId } = await boughtGiftCards();
  expect(await list<CustomerOrder[]>(token, '/orders')).toEqual([
    {
      id: reservationId,
      number: expect.stringMatching(/^K-/),
      slug: 'cadeaubon',
      name: 'cadeaubon',
      state: 'confirmed',
      orderedAt: expect.stringMatching(/^2026-05-01T/),
      lines: [{ name: 'cadeaubon', count: 2, price: 5000 }],
      total: 10_000,
      totalPaid: 10_000,
      refunded: 0,
    },
  ]);
  expect(await list(token, '/reservations/past')).toEqual([]);
});

test('a gift card shows the buyer what it paid, without the number of somebody else’s reservation', async () => {
  const buyer = await boughtGiftCards();
  const cards = await list<CustomerGiftCard[]>(buyer.token, '/gift-cards');
  expect(cards).toMatchObject([
    { orderId: buyer.reservationId, kind: 'giftCard', amount: 5000, balance: 5000, blocked: false, recipient: 'Fred' },
    { orderId: buyer.reservationId, kind: 'giftCard', amount: 5000, balance: 5000, blocked: false, recipient: 'Fred' },
  ]);
  const code = newGiftCardCode(testKeys.newest, { venueId: proefbad.venueId, id: cards[0]!.id });
  const guest = await new Visitor(app, { slug: proefbad.flows.payment.slug, persons: 1 }).readyToPay();
  expect((await redeem(guest, 'giftCard', code)).status).toBe(200);
  const [used] = (await list<CustomerGiftCard[]>(buyer.token, '/gift-cards')).filter(({ id }) => id === cards[0]!.id);
  const movements = await list<CreditMovement[]>(buyer.token, `/gift-cards/${used!.id}/movements`);
  expect(movements).toMatchObject([
    { kind: 'redeemed', change: used!.balance - 5000, balance: used!.balance, number: null },
    { kind: 'bought', change: 5000, balance: 5000, number: expect.stringMatching(/^K-/) },
  ]);
  expect(await list(guest.token, '/gift-cards')).toEqual([]);
  const foreign = await app.call('GET', `/api/customers/gift-cards/${used!.id}/movements`, { token: guest.token });
  expect([foreign.status, foreign.json.code]).toEqual([404, 'not_found']);
});

test('a multi-visit card shows its visits, what came back and what is left after each', async () => {
  const buyer = new Buyer(app, orders.card.slug);
  await buyer.hold();
  expect((await buyer.orderProduct(orders.card.xplanId)).status).toBe(200);
  await buyer.toPayment();
  await buyer.paid(provider);
  const visitor = new Visitor(app, { slug: cardFlowSlug, persons: 2, date: '2026-06-02' });
  await visitor.hold();
  await visitor.checkin([1, 2]);
  visitor.token = buyer.token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  await app.advance({ minutes: 1 });
  expect((await visitor.payOnLocation()).status).toBe(200);
  const [card] = await list<CustomerSubscription[]>(buyer.token, '/subscriptions');
  const history = () => list<CreditMovement[]>(buyer.token, `/subscriptions/${card!.id}/movements`);
  const number = (await list<CustomerReservation[]>(buyer.token, '/reservations'))[0]!.number;
  expect(await history()).toMatchObject([
    { kind: 'redeemed', change: -2, balance: 1, number },
    { kind: 'bought', change: 3, balance: 3, number: expect.stringMatching(/^K-/) },
  ]);
  await app.advance({ minutes: 1 });
  await move(visitor.reservationId, { state: 'cancelled' });
  expect((await history())[0]).toMatchObject({ kind: 'returned', change: 2, balance: 3, number });
  const stranger = await visit('2026-06-03');
  const foreign = await app.call('GET', `/api/customers/subscriptions/${card!.id}/movements`, {
    token: stranger.token,
  });
  expect([foreign.status, foreign.json.code]).toEqual([404, 'not_found']);
});
