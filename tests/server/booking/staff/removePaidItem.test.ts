import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import type { StaffReservation } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import type { PayingApp } from '#tests/support/payingApp.ts';
import { addCard, addEntryVoucher, addPromoCode, balanceOf, usesOf } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { Visitor } from '#tests/support/visitor.ts';

let opened: PayingApp;
let app: TestApp;
let desk: StaffMember;

beforeAll(async () => {
  opened = await payingApp();
  ({ app } = opened);
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 8, 8);
  await sql`update flow set checkout_type = 'payment' where id = 'f-dagje'`.execute(app.db);
  desk = await staffMember(app, 'desk');
});
afterEach(async () => {
  await app.services.jobs.runDueJobs();
  expect(await audit(app.db)).toEqual([]);
});
afterAll(() => opened.close());

/** A massage of 80 euro and a hammam of 35 euro, paid with these codes and the rest in money. */
async function paidWith(...codes: ['giftCard' | 'voucher' | 'promoCode', string][]): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', date: '2026-05-15' });
  await visitor.holdDay();
  await visitor.addProduct('302', [1]);
  await visitor.addProduct('304', [2], { fixed: '11:00' });
  await visitor.toPayment();
  for (const [kind, code] of codes) expect((await redeem(visitor, kind, code)).status).toBe(200);
  const answer = await visitor.pay();
  expect(answer.status).toBe(200);
  const payment = /tr_[A-Za-z0-9]+/.exec(answer.json.data.redirectUrl)?.[0];
  await opened.provider.control('POST', `payments/${payment}/paid`);
  expect(await visitor.result()).toMatchObject({ status: 'confirmed', totalPaid: 11_500 });
  return visitor;
}

async function paidIn({ reservationId }: Visitor, kind: 'voucher'): Promise<number> {
  const entries = app.db.selectFrom('ledgerEntry').select('amount').where('reservationId', '=', reservationId);
  return (await entries.where('kind', '=', kind).execute()).reduce((sum, { amount }) => sum + amount, 0);
}

async function remove({ reservationId }: Visitor, name: string): Promise<StaffReservation> {
  const { json } = await desk.call<StaffReservation>('GET', `/reservations/${reservationId}`);
  const item = json.data.persons.flatMap(({ products }) => products).find((product) => product.name === name);
  const path = `/reservations/${reservationId}/items/${item!.itemId}`;
  const removed = await desk.call<StaffReservation>('DELETE', path);
  expect(removed.status).toBe(200);
  return removed.json.data;
}

test('percents are taken off what stays, and the money that is too much is what the guest gets back', async () => {
  const promo = await addPromoCode(app.db, { code: 'TIEN', percent: 10 });
  const visitor = await paidWith(['promoCode', 'TIEN']);
  const remaining = await remove(visitor, 'Massage 50');
  expect(remaining).toMatchObject({ total: 3500, totalPaid: 10_350 + 350, totalOpen: 3500 - 10_700 });
  expect(await usesOf(app.db, promo)).toBe(1);
});

test('a promo code of an amount keeps its amount while that is not more than what stays', async () => {
  const promo = await addPromoCode(app.db, { code: 'VEERTIG', amount: 4000 });
  const visitor = await paidWith(['promoCode', 'VEERTIG']);
  expect(await remove(visitor, 'Hammam')).toMatchObject({ total: 8000, totalPaid: 7500 + 4000 });
  const other = await paidWith(['promoCode', 'VEERTIG']);
  expect(await remove(other, 'Massage 50')).toMatchObject({ total: 3500, totalPaid: 7500 + 3500 });
  expect(await usesOf(app.db, promo)).toBe(2);
});

test('a gift card gets back first, the money after it, and the promo code keeps its worth', async () => {
  const card = await addCard(app.db, { code: 'AAAA-BBBB-CC31-0001', amount: 6000 });
  await addPromoCode(app.db, { code: 'VIJF', percent: 20 });
  const visitor = await paidWith(['giftCard', 'AAAA-BBBB-CC31-0001'], ['promoCode', 'VIJF']);
  expect(await remove(visitor, 'Hammam')).toMatchObject({ total: 8000, totalPaid: 8000, totalOpen: 0 });
  expect(await balanceOf(app.db, card)).toBe(6000 - (8000 - 1600 - 3200));
  expect(await remove(visitor, 'Massage 50')).toMatchObject({ total: 0, totalPaid: 3200 });
  expect(await balanceOf(app.db, card)).toBe(6000);
});

test('a voucher for this or that pays the dearer of them, and the other once that is gone', async () => {
  const voucher = await addEntryVoucher(app.db, { code: 'AAAA-BBBB-CC31-0002', amount: 7000 });
  const worth = { venueId: 'proefbad', voucherId: 'bon-aaaa-bbbb-cc31-0002', quantity: 1 };
  const products = ['massage-50', 'hammam'].map((productId) => ({ ...worth, productId }));
  await app.db.insertInto('voucherWorth').values(products).execute();
  const visitor = await paidWith(['voucher', 'AAAA-BBBB-CC31-0002']);
  expect(await paidIn(visitor, 'voucher')).toBe(8000);
  expect(await remove(visitor, 'Massage 50')).toMatchObject({ total: 3500, totalPaid: 3500 + 3500 });
  expect(await balanceOf(app.db, voucher)).toBe(0);
});
