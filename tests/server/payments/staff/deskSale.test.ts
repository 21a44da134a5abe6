import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { DeskSale, DeskSaleOffers, LedgerEntry, OpenDay, StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';

let money: MoneyTest;
let customerId: string;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  await createOrderCatalogue(money.opened.app.db);
  const visitor = await money.paying();
  const { customer } = (await money.staff.call<StaffReservation>('GET', `/reservations/${visitor.reservationId}`)).json
    .data;
  customerId = customer!.id;
});
afterEach(async () => {
  await money.opened.app.services.jobs.runDueJobs();
  expect(await audit(money.opened.app.db)).toEqual([]);
});
afterAll(() => money.opened.close());

const usual = { quantity: 1, customerId: null, from: 'Balie', to: 'Fenna', method: 'cash' };

const sell = async (form: Record<string, unknown>, headers: Record<string, string> = {}) =>
  money.opened.app.call<DeskSale>('POST', '/api/admin/desk-sales', {
    token: await money.staff.liveToken(),
    body: { ...usual, ...form },
    headers,
  });

const takingsOf = async (means: string): Promise<number> => {
  const { takings } = (await money.staff.call<OpenDay>('GET', '/day-closes/open')).json.data;
  return takings.find((one) => one.means === means)!.received;
};

const giftCard = { flowId: 'f-cadeaubon', price: 5000 };
const card = { flowId: 'f-badenkaart', price: orders.card.price };

test('the desk sees what is sold without a date, in the order of the flows, with prices', async () => {
  const { data } = (await money.staff.call<DeskSaleOffers>('GET', '/desk-sales/offers')).json;
  expect(data.products.map(({ kind, price }) => [kind, price])).toEqual(
    expect.arrayContaining([
      ['giftCard', 0],
      ['voucher', orders.voucher.price],
      ['subscription', orders.card.price],
    ]),
  );
});

test('gift cards are issued and paid at once, in the ledger as in the close of the day', async () => {
  const before = await takingsOf('cash');
  const { status, json } = await sell({ ...giftCard, quantity: 2 });
  expect([status, json.data.total, json.data.giftCardIds.length]).toEqual([201, 10_000, 2]);
  const booking = (await money.staff.call<StaffReservation>('GET', `/reservations/${json.data.reservationId}`)).json
    .data;
  expect([booking.state, booking.totalOpen, booking.totalPaid]).toEqual(['confirmed', 0, 10_000]);
  const search = { filter: `reservationId:${json.data.reservationId}` };
  const ledger = await money.staff.call<LedgerEntry[]>('POST', '/ledger/search', search);
  expect(ledger.json.data.map(({ kind, amount, reason }) => [kind, amount, reason])).toEqual([
    ['desk', 10_000, 'cash'],
  ]);
  expect(await takingsOf('cash')).toBe(before + 10_000);
});

test('a card for visits is its customer’s, and not sold without one', async () => {
  const before = await takingsOf('card');
  expect((await sell(card)).json).toMatchObject({ code: 'validation_failed', errors: [{ pointer: '/customerId' }] });
  expect((await sell({ ...card, customerId, method: 'card' })).status).toBe(201);
  expect(await takingsOf('card')).toBe(before + orders.card.price);
  const cards = money.opened.app.db.selectFrom('subscription').select('amount').where('customerId', '=', customerId);
  expect(await cards.execute()).toHaveLength(1);
});

test('nothing is sold for another price than was shown, outside the limits, or of a flow with a date', async () => {
  expect((await sell({ flowId: 'f-bon', price: orders.voucher.price - 1 })).json.code).toBe('version_conflict');
  expect((await sell({ ...giftCard, price: 1 })).json.code).toBe('validation_failed');
  expect((await sell({ ...giftCard, to: ' ' })).json.code).toBe('validation_failed');
  expect((await sell({ ...giftCard, flowId: 'f-entree' })).json.code).toBe('not_found');
});

test('a sale that is sent twice is one sale', async () => {
  const before = await takingsOf('cash');
  const key = { 'Idempotency-Key': 'verkoop-1' };
  const [first, second] = [await sell(giftCard, key), await sell(giftCard, key)];
  expect(second.json.data).toEqual(first.json.data);
  expect(await takingsOf('cash')).toBe(before + 5000);
});
