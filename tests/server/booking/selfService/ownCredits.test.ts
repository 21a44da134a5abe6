import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CustomerSubscription } from '#contract/names.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { OwnGuest, refOf } from '#tests/support/ownBooking.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { addCard, addEntryVoucher, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { proefbad } from '#tests/support/venue.ts';
import { expectCountersToFit, Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let money: MoneyTest;
beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createOrderCatalogue(app.db);
  money = await new MoneyTest(opened).open();
});
afterAll(async () => {
  await app.services.jobs.runEverything();
  await expectCountersToFit(app);
  expect(await audit(app.db)).toEqual([]);
  await opened.close();
});

type Code = ['giftCard' | 'voucher' | 'promoCode', string];

async function paidWith(codes: Code[], persons = 2): Promise<OwnGuest> {
  const visitor = await new Visitor(app, { slug: proefbad.flows.payment.slug, persons }).readyToPay();
  for (const [kind, code] of codes) expect((await redeem(visitor, kind, code)).status).toBe(200);
  await money.end(await money.started(visitor), 'paid');
  expect(await visitor.result()).toMatchObject({ status: 'confirmed' });
  return new OwnGuest(app, refOf(visitor.reservationId));
}

test('cancelling gives each part back where it came from', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0001', amount: 2500 });
  const promo = await addPromoCode(app.db, { code: 'LENTE', amount: 500 });
  const guest = await paidWith([
    ['giftCard', 'AAAA-BBBB-CC30-0001'],
    ['promoCode', 'LENTE'],
  ]);
  const { quote } = await guest.change({ kind: 'cancel' });
  expect(quote.back).toEqual([
    { to: 'payment', amount: 3000, label: '' },
    { to: 'giftCard', amount: 2500, label: '…0001' },
  ]);
  expect([await balanceOf(app.db, card), await usesOf(app.db, promo)]).toEqual([2500, 0]);
});

test('a quote leaves the gift card as it is', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0002', amount: 2500 });
  const guest = await paidWith([['giftCard', 'AAAA-BBBB-CC30-0002']]);
  expect((await guest.quote({ kind: 'cancel' })).status).toBe(200);
  expect(await balanceOf(app.db, card)).toBe(0);
});

test('one guest less: the gift card gets back first, then the bank', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0003', amount: 2000 });
  const guest = await paidWith([['giftCard', 'AAAA-BBBB-CC30-0003']]);
  const { quote } = await guest.change({ kind: 'removeGuest', person: 2 });
  expect(quote.back).toEqual([
    { to: 'payment', amount: 1000, label: '' },
    { to: 'giftCard', amount: 2000, label: '…0003' },
  ]);
  expect(await balanceOf(app.db, card)).toBe(2000);
});

test('two guests less in a row, the first refund still on its way: nothing goes back twice', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC30-0004', amount: 4000 });
  const guest = await paidWith([['giftCard', 'AAAA-BBBB-CC30-0004']], 3);
  const first = await guest.change({ kind: 'removeGuest', person: 3 });
  expect(first.quote.back).toEqual([{ to: 'giftCard', amount: 3000, label: '…0004' }]);
  const second = await guest.change({ kind: 'removeGuest', person: 2 });
  expect(second.quote.back).toEqual([
    { to: 'payment', amount: 2000, label: '' },
    { to: 'giftCard', amount: 1000, label: '…0004' },
  ]);
  expect(await balanceOf(app.db, card)).toBe(4000);
  const last = await guest.change({ kind: 'cancel' });
  expect(last.quote.back).toEqual([{ to: 'payment', amount: 3000, label: '' }]);
});

test('a voucher whose entry is no longer there comes back whole', async () => {
  const voucher = await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC30-0005', amount: 3500, quantity: 2 });
  const guest = await paidWith([['voucher', 'AAAA-BBBB-CC30-0005']], 3);
  const { quote } = await guest.change({ kind: 'cancel' });
  expect(quote.back).toEqual([
    { to: 'payment', amount: 3000, label: '' },
    { to: 'voucher', amount: 3500, label: '…0005' },
  ]);
  expect(await balanceOf(app.db, voucher)).toBe(3500);
});

test('visits come back on the card, one for each guest who leaves, and the day is changed for nothing', async () => {
  const buyer = new Buyer(app, orders.card.slug);
  await buyer.hold();
  expect((await buyer.orderProduct(orders.card.xplanId)).status).toBe(200);
  await buyer.toPayment();
  await buyer.paid(opened.provider);
  const { token } = buyer;
  const visitor = new Visitor(app, { slug: cardFlowSlug, persons: 2, date: '2026-06-02' });
  await visitor.hold();
  await visitor.checkin([1, 2]);
  visitor.token = token;
  await visitor.link();
  expect((await visitor.prepare()).status).toBe(200);
  expect((await visitor.payOnLocation()).status).toBe(200);
  const guest = new OwnGuest(app, refOf(visitor.reservationId));
  const used = async (): Promise<number[]> =>
    (await app.call<CustomerSubscription[]>('GET', '/api/customers/subscriptions', { token })).json.data.map(
      (card) => card.used,
    );
  expect(await used()).toEqual([2]);
  const moved = await guest.change({ kind: 'move', date: '2026-06-06', startTime: '10:00' });
  expect(moved.quote).toMatchObject({ total: 0, back: [], visitsBack: 0 });
  expect((await guest.change({ kind: 'removeGuest', person: 1 })).quote.visitsBack).toBe(1);
  expect(await used()).toEqual([1]);
  expect((await guest.change({ kind: 'cancel' })).quote).toMatchObject({ back: [], visitsBack: 1 });
  expect(await used()).toEqual([0]);
});
