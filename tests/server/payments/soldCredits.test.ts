import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { CustomerSubscription, Subscription } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { blockCard } from '#tests/support/blockCard.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { addCard } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { payingApp } from '#tests/support/payingApp.ts';

let money: MoneyTest;
let app: TestApp;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

interface Bought {
  buyer: Buyer;
  providerId: string;
  paymentId: string;
}

async function bought({ slug, xplanId }: { slug: string; xplanId: string }, quantity = 1): Promise<Bought> {
  await app.db.deleteFrom('throttle').execute();
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  const added = slug === orders.giftCard.slug ? await buyer.giftCards({ quantity }) : await buyer.orderProduct(xplanId);
  expect(added.status).toBe(200);
  await buyer.toPayment();
  const providerId = await buyer.paid(money.opened.provider);
  return { buyer, providerId, paymentId: await money.paymentOf(providerId) };
}

const cardsOf = ({ buyer }: Bought) =>
  app.db
    .selectFrom('giftCard')
    .select(['id', 'balance', 'blocked'])
    .where('reservationId', '=', buyer.reservationId)
    .where('itemId', 'is not', null)
    .orderBy('id')
    .execute();

const blockedOf = async (order: Bought) => (await cardsOf(order)).map(({ blocked }) => blocked);

async function endOf({ buyer }: Bought): Promise<string | null | undefined> {
  const { json } = await app.call<CustomerSubscription[]>('GET', '/api/customers/subscriptions', {
    token: buyer.token,
  });
  return json.data[0]?.usableTo;
}

const setBlocked = (id: string, blocked: boolean) => blockCard(money.staff, id, blocked);

/** Takes something off a card, as a visit does; answers how to undo it. */
async function spend(id: string, cents: number): Promise<() => Promise<unknown>> {
  const { balance } = await app.db
    .selectFrom('giftCard')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const set = (value: number) => app.db.updateTable('giftCard').set({ balance: value }).where('id', '=', id).execute();
  await set(balance - cents);
  return () => set(balance);
}

/** The bank takes money back; answers how to let it give that back again. */
async function chargeBack(providerId: string, cents?: number): Promise<() => Promise<void>> {
  const { provider } = money.opened;
  const chargeback = await provider.control('POST', 'chargeback', { id: providerId, ...(cents ? { cents } : {}) });
  await money.notify(providerId);
  return async () => {
    await provider.control('POST', `chargebacks/${(chargeback as { id: string }).id}/reversed`);
    await money.notify(providerId);
  };
}

const payAtDesk = ({ buyer }: Bought, amount: number) =>
  money.staff.call('POST', `/reservations/${buyer.reservationId}/payments`, { amount, method: 'card' });

test.each(['payment', 'giftCard'])(
  'an order whose whole price goes back to a %s has no gift card that pays',
  async (to) => {
    for (const sold of [orders.giftCard, orders.voucher]) {
      const order = await bought(sold);
      const amount = sold.price || 5000;
      expect((await money.refund(order.paymentId, { amount, to })).status).toBe(201);
      expect(await blockedOf(order)).toEqual([true]);
    }
  },
);

test('a multi-visit card is over when its price is refunded', async () => {
  const order = await bought(orders.card);
  expect((await money.refund(order.paymentId, { amount: 29500 })).status).toBe(201);
  expect(await endOf(order)).toBe('2026-04-30');
});

const onCard = async (id: string): Promise<unknown[]> => {
  const { balance } = await app.db
    .selectFrom('giftCard')
    .select('balance')
    .where('id', '=', id)
    .executeTakeFirstOrThrow();
  const entry = app.db.selectFrom('giftCardEntry').select(['kind', 'amount', 'actor']).where('giftCardId', '=', id);
  return [balance, await entry.where('kind', '=', 'returned').execute()];
};

test('a gift card that paid a part of an order has it back when the rest is refunded to the buyer', async () => {
  const giftCard = await addCard(app.db, { code: 'ABCDEFGH23456789', amount: 10000, usableTo: '2026-05-01' });
  await app.db.deleteFrom('throttle').execute();
  const buyer = new Buyer(app, orders.card.slug);
  await buyer.hold();
  await buyer.orderProduct(orders.card.xplanId);
  await buyer.toPayment();
  expect((await redeem(buyer, 'giftCard', 'ABCDEFGH23456789')).status).toBe(200);
  const providerId = await buyer.paid(money.opened.provider);
  const order = { buyer, providerId, paymentId: await money.paymentOf(providerId) };
  expect((await money.refund(order.paymentId, { amount: 19400 })).json.code).toBe('in_use');
  expect(await onCard(giftCard)).toEqual([0, []]);
  expect((await money.refund(order.paymentId, { amount: 19500 })).status).toBe(201);
  expect(await onCard(giftCard)).toEqual([10000, [{ kind: 'returned', amount: 10000, actor: 'st-desk' }]]);
  expect(await endOf(order)).toBe('2026-04-30');
  expect(await audit(app.db)).toEqual([]);
  await app.services.jobs.runDueJobs();
  expect(await buyer.result()).toMatchObject({ status: 'confirmed', totalPaid: 0 });
});

test('what a gift card paid of a visit stays paid when the rest goes back', async () => {
  const giftCard = await addCard(app.db, { code: 'ZYXWVTSR98765432', amount: 1000 });
  const visitor = await money.paying();
  await redeem(visitor, 'giftCard', 'ZYXWVTSR98765432');
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  await money.notify(providerId);
  expect((await money.refund(await money.paymentOf(providerId), { amount: 5000 })).status).toBe(201);
  await app.services.jobs.runDueJobs();
  expect(await onCard(giftCard)).toEqual([0, []]);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 1000 });
});

test('the price of a gift card that paid for something does not go back', async () => {
  const order = await bought(orders.giftCard, 2);
  const undo = await spend((await cardsOf(order))[1]!.id, 2000);
  expect((await money.refund(order.paymentId, { amount: 10000 })).json.code).toBe('in_use');
  expect(await blockedOf(order)).toEqual([false, false]);
  expect(await money.refundsOf(order.paymentId)).toEqual([]);
  await undo();
});

test('a part goes back once every gift card of the order is blocked', async () => {
  const order = await bought(orders.giftCard, 2);
  const [first, second] = await cardsOf(order);
  expect((await money.refund(order.paymentId, { amount: 5000 })).json.code).toBe('in_use');
  await setBlocked(first!.id, true);
  expect((await money.refund(order.paymentId, { amount: 5000 })).json.code).toBe('in_use');
  await setBlocked(second!.id, true);
  expect((await money.refund(order.paymentId, { amount: 5000 })).status).toBe(201);
  expect((await money.refund(order.paymentId, { amount: 5000 })).status).toBe(201);
});

test('a part of the price of a multi-visit card does not go back while it has visits', async () => {
  const { paymentId } = await bought(orders.card);
  expect((await money.refund(paymentId, { amount: 100 })).json.code).toBe('in_use');
});

test('what was paid twice goes back without touching the gift card', async () => {
  const order = await bought(orders.giftCard);
  await app.db
    .insertInto('ledgerEntry')
    .values({
      venueId: 'proefbad',
      id: `extra-${order.paymentId}`,
      reservationId: order.buyer.reservationId,
      kind: 'desk',
      providerRef: 'extra',
      amount: 5000,
    })
    .execute();
  await app.db
    .updateTable('reservation')
    .set({ totalPaid: 10000 })
    .where('id', '=', order.buyer.reservationId)
    .execute();
  expect((await money.refund(order.paymentId, { amount: 5000 })).status).toBe(201);
  expect(await blockedOf(order)).toEqual([false]);
  const [card] = await cardsOf(order);
  await setBlocked(card!.id, true);
  expect((await setBlocked(card!.id, false)).status).toBe(200);
});

test.each(['payment', 'giftCard'])('a gift card whose price staff refunded to a %s is not freed again', async (to) => {
  const order = await bought(orders.giftCard);
  const [card] = await cardsOf(order);
  expect((await money.refund(order.paymentId, { amount: 5000, to })).status).toBe(201);
  expect((await setBlocked(card!.id, false)).json.code).toBe('in_use');
  await app.services.jobs.runDueJobs();
  expect((await setBlocked(card!.id, false)).json.code).toBe('in_use');
  expect(await blockedOf(order)).toEqual([true]);
});

test('a gift card is freed once the refund of its price failed, or the price is paid again', async () => {
  const order = await bought(orders.giftCard);
  const [card] = await cardsOf(order);
  await money.refund(order.paymentId, { amount: 5000 });
  await app.services.jobs.runDueJobs();
  const [refund] = await money.opened.provider.client.listRefunds(order.providerId);
  await money.opened.provider.control('POST', `refunds/${refund!.id}/failed`);
  await money.notify(order.providerId);
  expect((await setBlocked(card!.id, false)).status).toBe(200);
  await money.refund(order.paymentId, { amount: 5000 });
  expect((await setBlocked(card!.id, false)).json.code).toBe('in_use');
  expect((await payAtDesk(order, 5000)).status).toBe(201);
  expect((await setBlocked(card!.id, false)).status).toBe(200);
});

test.each([5000, 1000])(
  'a card whose buyer’s bank takes %i cents back pays nothing until staff frees it',
  async (cents) => {
    const order = await bought(orders.giftCard);
    const [card] = await cardsOf(order);
    await chargeBack(order.providerId, cents);
    expect(await blockedOf(order)).toEqual([true]);
    expect((await setBlocked(card!.id, false)).status).toBe(200);
    await money.notify(order.providerId);
    expect(await blockedOf(order)).toEqual([false]);
  },
);

test('a multi-visit card whose price is charged back is over', async () => {
  const order = await bought(orders.pass);
  await chargeBack(order.providerId);
  expect(await endOf(order)).toBe('2026-04-30');
});

test.each([
  [orders.card, '2027-05-01'],
  [orders.pass, '2027-05-01'],
])('a multi-visit card goes on as before once the chargeback is reversed', async (sold, day) => {
  const order = await bought(sold);
  const reverse = await chargeBack(order.providerId);
  expect(await endOf(order)).toBe('2026-04-30');
  await reverse();
  expect(await endOf(order)).toBe(day);
  await (
    await chargeBack(order.providerId, 1000)
  )();
  expect(await endOf(order)).toBe(day);
});

async function subscriptionOf({ buyer }: Bought): Promise<string> {
  const { id } = await app.db
    .selectFrom('subscription as s')
    .innerJoin('reservationItem as i', 'i.id', 's.itemId')
    .select('s.id')
    .where('i.reservationId', '=', buyer.reservationId)
    .executeTakeFirstOrThrow();
  return id;
}

const entriesOf = async (order: Bought) =>
  app.db
    .selectFrom('auditEntry')
    .select(['actorKind', 'oldValues', 'newValues'])
    .where('objectKind', '=', 'subscription')
    .where('objectId', '=', await subscriptionOf(order))
    .where('action', '=', 'changed')
    .orderBy(sql`new_values ->> 'stoppedBy'`, (order) => order.nullsLast())
    .execute();

test('what a bank ends and gives back of a multi-visit card stands in the trail', async () => {
  const order = await bought(orders.card);
  const reverse = await chargeBack(order.providerId);
  await reverse();
  expect(await entriesOf(order)).toEqual([
    {
      actorKind: 'system',
      oldValues: { usableTo: '2027-05-01' },
      newValues: { stoppedBy: 'chargeback', usableTo: '2026-04-30' },
    },
    {
      actorKind: 'system',
      oldValues: { stoppedBy: 'chargeback', usableTo: '2026-04-30' },
      newValues: { usableTo: '2027-05-01' },
    },
  ]);
});

test.each([
  ['refund', (order: Bought) => money.refund(order.paymentId, { amount: 29500 })],
  [
    'order',
    (order: Bought) =>
      money.staff.call('POST', `/reservations/${order.buyer.reservationId}/cancel`, { reason: 'Verzoek' }),
  ],
] as const)('a multi-visit card that ends by %s has staff’s entry in the trail', async (stoppedBy, end) => {
  const order = await bought(orders.card);
  expect((await end(order)).status).toBeLessThan(300);
  expect(await entriesOf(order)).toMatchObject([{ actorKind: 'staff', newValues: { stoppedBy } }]);
});

async function setCardBlocked(order: Bought, blocked: boolean) {
  const id = await subscriptionOf(order);
  const body = { blocked, reason: 'Verloren' };
  const answer = await money.staff.call<Subscription>('PUT', `/subscriptions/${id}/block`, body);
  return answer.status === 200 ? answer.json.data.stoppedBy : answer.json.code;
}

test('staff who free a multi-visit card lift their own block, not what a bank stopped after it', async () => {
  const order = await bought(orders.card);
  expect(await setCardBlocked(order, true)).toBe('staff');
  const reverse = await chargeBack(order.providerId);
  expect(await setCardBlocked(order, false)).toBe('chargeback');
  expect(await endOf(order)).toBe('2026-04-30');
  expect(await setCardBlocked(order, true)).toBe('in_use');
  await reverse();
  expect(await endOf(order)).toBe('2027-05-01');
});

test('a multi-visit card that is paid again stays blocked until staff free it', async () => {
  const order = await bought(orders.card);
  await setCardBlocked(order, true);
  await (
    await chargeBack(order.providerId)
  )();
  expect(await endOf(order)).toBe('2026-04-30');
  expect(await setCardBlocked(order, false)).toBeNull();
  expect(await endOf(order)).toBe('2027-05-01');
});

test('a multi-visit card goes on once the whole chargeback is reversed, not sooner', async () => {
  const order = await bought(orders.card);
  const first = await chargeBack(order.providerId, 1000);
  const second = await chargeBack(order.providerId, 2000);
  await first();
  expect(await endOf(order)).toBe('2026-04-30');
  await second();
  expect(await endOf(order)).toBe('2027-05-01');
});

test('a multi-visit card goes on once what was charged back is paid at the desk', async () => {
  const order = await bought(orders.card);
  await chargeBack(order.providerId, 5000);
  expect((await payAtDesk(order, 2000)).status).toBe(201);
  expect(await endOf(order)).toBe('2026-04-30');
  expect((await payAtDesk(order, 3000)).status).toBe(201);
  expect(await endOf(order)).toBe('2027-05-01');
});

test('a multi-visit card stays over when the money that comes again is refunded', async () => {
  await app.db.deleteFrom('throttle').execute();
  const buyer = new Buyer(app, orders.card.slug);
  await buyer.hold();
  await buyer.orderProduct(orders.card.xplanId);
  await buyer.toPayment();
  const first = await money.started(buyer);
  await buyer.pay('bancontact');
  const providerId = await buyer.paid(money.opened.provider);
  const order = { buyer, providerId, paymentId: await money.paymentOf(providerId) };
  await chargeBack(providerId);
  await money.end(first, 'paid');
  await money.notify(first);
  expect(await money.exceptions(buyer.reservationId)).toEqual(['chargeback 29500 open', 'double_payment 29500 open']);
  expect(await endOf(order)).toBe('2026-04-30');
});

test('a multi-visit card goes on once what was charged back is paid by a link', async () => {
  const order = await bought(orders.card);
  await chargeBack(order.providerId, 2500);
  const { token } = money.staff;
  const made = await app.call<{ ref: string }>('POST', `/api/checkout/payment-link/${order.buyer.reservationId}`, {
    token,
    body: {},
  });
  const answer = await app.call<{ link: string }>('POST', `/api/checkout/payment-link/${made.json.data.ref}/payment`);
  const payment = /tr_[A-Za-z0-9]+/.exec(answer.json.data.link)?.[0] ?? '';
  await money.end(payment, 'paid');
  await money.notify(payment);
  expect(await endOf(order)).toBe('2027-05-01');
});

test('a multi-visit card whose price was refunded to the buyer stays over, whatever the bank does', async () => {
  const order = await bought(orders.card);
  const reverse = await chargeBack(order.providerId, 1000);
  expect((await money.refund(order.paymentId, { amount: 28500 })).status).toBe(201);
  await app.services.jobs.runDueJobs();
  await reverse();
  expect((await payAtDesk(order, 28500)).status).toBe(201);
  expect(await endOf(order)).toBe('2026-04-30');
});

test('a multi-visit card whose order is cancelled stays over when the chargeback of its price is reversed', async () => {
  const order = await bought(orders.card);
  const reverse = await chargeBack(order.providerId);
  const path = `/reservations/${order.buyer.reservationId}/cancel`;
  expect((await money.staff.call('POST', path, { reason: 'Verzoek' })).status).toBe(200);
  await reverse();
  expect(await endOf(order)).toBe('2026-04-30');
});

test('a gift card whose price is refunded at the provider itself is blocked', async () => {
  const order = await bought(orders.giftCard);
  const refund = { amount: 5000, description: 'Balie', metadata: {}, idempotencyKey: `desk-${order.paymentId}` };
  await money.opened.provider.client.refund({ paymentId: order.providerId, ...refund });
  await money.notify(order.providerId);
  expect(await blockedOf(order)).toEqual([true]);
  const [card] = await cardsOf(order);
  expect((await setBlocked(card!.id, false)).status).toBe(200);
});
