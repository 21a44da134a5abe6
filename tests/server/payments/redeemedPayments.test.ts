import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { audit } from '#tests/support/audit.ts';
import type { LocalTarget } from '#tests/server/adapters/payments/providerTarget.ts';
import type { TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { addCard, addPromoCode, balanceOf } from '#tests/support/redeemable.ts';
import { redeem, takeBack } from '#tests/support/redeeming.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor, visitDay } from '#tests/support/visitor.ts';

let opened: PayingApp;
let provider: LocalTarget;
let app: TestApp;
let cards = 0;

beforeAll(async () => {
  opened = await payingApp();
  ({ app, provider } = opened);
  await sql`update pool set capacity = 500`.execute(app.db);
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => opened.close());

/** Two guests with an entry of 30 euro each, at the payment step, and a card of 25 euro. */
async function withCard(slug: string = proefbad.flows.payment.slug) {
  cards += 1;
  const code = `AAAA-BBBB-CCCC-${String(cards).padStart(4, '0')}`;
  const card = await addCard(app.db, { code, amount: 2500 });
  return { visitor: await new Visitor(app, { slug }).readyToPay(), code, card };
}

const paymentIn = (answer: Awaited<ReturnType<Visitor['pay']>>): string => {
  expect(answer.status).toBe(200);
  return /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0] ?? '';
};

const end = (payment: string, status: string) =>
  provider.control('POST', `payments/${payment}/${status}`, { force: true });

const notify = (payment: string) =>
  app.call('POST', `/api/payments/webhook?venue=${proefbad.venueId}`, {
    appTag: null,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    body: `id=${payment}`,
  });

async function paymentsOf({ reservationId }: Visitor): Promise<{ state: string; amount: number }[]> {
  const { rows } = await sql<{ state: string; amount: number }>`
    select state, amount from payment where reservation_id = ${reservationId} order by created_at`.execute(app.db);
  return rows;
}

test('the provider is asked only for what a gift card leaves, and both together make the booking', async () => {
  const { visitor, code, card } = await withCard();
  await redeem(visitor, 'giftCard', code);
  const payment = paymentIn(await visitor.pay());
  expect(await paymentsOf(visitor)).toEqual([{ state: 'open', amount: 3500 }]);
  await end(payment, 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000, totalPayLater: 0 });
  expect(await balanceOf(app.db, card)).toBe(0);
});

test('a gift card that is redeemed while a payment is open ends the payment, and a wrong code does not', async () => {
  const { visitor, code } = await withCard();
  paymentIn(await visitor.pay());
  expect((await redeem(visitor, 'giftCard', 'WRONG')).json.code).toBe('gift_card_invalid');
  expect(await paymentsOf(visitor)).toEqual([{ state: 'open', amount: 6000 }]);
  expect((await redeem(visitor, 'giftCard', code)).status).toBe(200);
  expect(await paymentsOf(visitor)).toEqual([{ state: 'canceled', amount: 6000 }]);
  paymentIn(await visitor.pay());
  expect((await paymentsOf(visitor)).at(-1)).toEqual({ state: 'open', amount: 3500 });
});

test('a gift card that is removed while a payment is open ends the payment', async () => {
  const { visitor, code, card } = await withCard();
  const { json } = await redeem(visitor, 'giftCard', code);
  paymentIn(await visitor.pay());
  expect((await takeBack(visitor, 'giftCard', json.data.redemptions[0]!.id)).status).toBe(200);
  expect(await paymentsOf(visitor)).toEqual([{ state: 'canceled', amount: 3500 }]);
  expect(await balanceOf(app.db, card)).toBe(2500);
});

test('a payment that turns out to be paid when a gift card is redeemed is the booking, and the gift card keeps its balance', async () => {
  const { visitor, code, card } = await withCard();
  await end(paymentIn(await visitor.pay()), 'paid');
  expect((await redeem(visitor, 'giftCard', code)).json.code).toBe('reservation_confirmed');
  expect(await balanceOf(app.db, card)).toBe(2500);
});

test('when the basket shrinks, what was redeemed follows, the newest first', async () => {
  const { visitor, code, card } = await withCard();
  const promo = await addPromoCode(app.db, { code: 'TIEN', percent: 10 });
  expect(promo).toBeTruthy();
  await redeem(visitor, 'promoCode', 'TIEN');
  await addCard(app.db, { code: 'AAAA-BBBB-DDDD-0001', amount: 5000 });
  await redeem(visitor, 'giftCard', code);
  await redeem(visitor, 'giftCard', 'AAAA-BBBB-DDDD-0001');
  const { json } = await visitor.read();
  const [item] = json.data.persons[1]!.products;
  await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${item!.itemId}`);
  const listed = await visitor.call('GET', `/checkout/${visitor.reservationId}/redemptions`);
  const amounts = (listed.json.data as unknown as { amount: number }[]).map(({ amount }) => amount);
  expect(amounts).toEqual([300, 2500, 200]);
  expect((await visitor.read()).json.data).toMatchObject({ total: 3000, totalPaid: 3000, totalOpen: 0 });
  expect(await balanceOf(app.db, card)).toBe(0);
  expect(await balanceOf(app.db, 'card-aaaa-bbbb-dddd-0001')).toBe(4800);
  await visitor.checkin([2]);
  expect((await visitor.read()).json.data).toMatchObject({ total: 6000, totalPaid: 3300 });
});

test('a visit emptied of everything gives everything back', async () => {
  const { visitor, code, card } = await withCard();
  await redeem(visitor, 'giftCard', code);
  for (const { products } of (await visitor.read()).json.data.persons) {
    await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${products[0]!.itemId}`);
  }
  expect((await visitor.read()).json.data).toMatchObject({ total: 0, totalPaid: 0 });
  expect(await balanceOf(app.db, card)).toBe(2500);
});

test('money that is being refunded keeps a hold from being paid, beside what was redeemed', async () => {
  const { visitor, code } = await withCard();
  const { id } = (await redeem(visitor, 'giftCard', code)).json.data.redemptions[0]!;
  const payment = paymentIn(await visitor.pay());
  await end(payment, 'canceled');
  await notify(payment);
  const { json } = await visitor.read();
  const [item] = json.data.persons[1]!.products;
  await visitor.call('DELETE', `/reservation/${visitor.slug}/product/${item!.itemId}`);
  await visitor.prepare();
  await end(payment, 'paid');
  await notify(payment);
  expect((await visitor.pay()).json.code).toBe('payment_in_progress');
  expect((await takeBack(visitor, 'giftCard', id)).json.code).toBe('payment_in_progress');
  await app.services.jobs.runDueJobs();
  expect((await visitor.pay()).status).toBe(200);
});

/** The payment ends unpaid at the provider, and the hold after it. */
async function runOut(visitor: Visitor, payment: string): Promise<void> {
  await end(payment, 'expired');
  await visitor.result();
  await app.advance({ minutes: 61 });
  await app.services.reservations.expireDue(50);
}

test('a late payment reapplies the gift card and makes the booking', async () => {
  const { visitor, code, card } = await withCard();
  await redeem(visitor, 'giftCard', code);
  const payment = paymentIn(await visitor.pay());
  await runOut(visitor, payment);
  expect(await balanceOf(app.db, card)).toBe(2500);
  await end(payment, 'paid');
  await notify(payment);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 6000, startDate: visitDay });
  expect(await balanceOf(app.db, card)).toBe(0);
  const redeemed = app.db.selectFrom('ledgerEntry').select('actor').where('providerRef', '=', 'redeemed').orderBy('at');
  expect(await redeemed.where('reservationId', '=', visitor.reservationId).execute()).toEqual([
    { actor: 'visitor' },
    { actor: 'provider' },
  ]);
});

test('a late payment is refunded when the gift card was used for something else meanwhile', async () => {
  const { visitor, code, card } = await withCard();
  await redeem(visitor, 'giftCard', code);
  const payment = paymentIn(await visitor.pay());
  await runOut(visitor, payment);
  const other = await new Visitor(app, { slug: proefbad.flows.payment.slug }).readyToPay();
  expect((await redeem(other, 'giftCard', code)).status).toBe(200);
  await end(payment, 'paid');
  await notify(payment);
  await app.services.jobs.runDueJobs();
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired', totalPaid: 0 });
  expect(await balanceOf(app.db, card)).toBe(0);
});

test('a late payment is refunded when the gift card was blocked meanwhile', async () => {
  const { visitor, code, card } = await withCard();
  await redeem(visitor, 'giftCard', code);
  const payment = paymentIn(await visitor.pay());
  await runOut(visitor, payment);
  await sql`update gift_card set blocked = true where id = ${card}`.execute(app.db);
  await end(payment, 'paid');
  await notify(payment);
  await app.services.jobs.runDueJobs();
  expect(await visitor.result()).toMatchObject({ status: 'reservation_expired', totalPaid: 0 });
  expect(await balanceOf(app.db, card)).toBe(2500);
});
