import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Revenue } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import type { TestApp } from '#tests/support/app.ts';
import { expectReportToClose, wholeRevenue } from '#tests/support/closedBooks.ts';
import { MoneyTest } from '#tests/support/money.ts';
import { Buyer, createOrderCatalogue, orders } from '#tests/support/orderCatalogue.ts';
import { payingApp } from '#tests/support/payingApp.ts';
import { refusal, wrongFields } from '#tests/support/planningApp.ts';
import { addCard, addEntryVoucher, addPromoCode } from '#tests/support/redeemable.ts';
import { redeem } from '#tests/support/redeeming.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { proefbad } from '#tests/support/venue.ts';
import type { Visitor } from '#tests/support/visitor.ts';

let money: MoneyTest;
let app: TestApp;
let owner: StaffMember;

beforeAll(async () => {
  money = await new MoneyTest(await payingApp()).open();
  ({ app } = money.opened);
  await createOrderCatalogue(app.db);
  owner = await staffMember(app, 'owner');
});
afterAll(async () => {
  expect(await audit(app.db)).toEqual([]);
  await expectReportToClose(app);
  await money.opened.close();
});

async function revenue(from: string, to = from): Promise<Revenue> {
  const answer = await owner.call<Revenue>('GET', `/reports/revenue?from=${from}&to=${to}`);
  expect(answer.status).toBe(200);
  return answer.json.data;
}

const today = '2026-05-01';

async function payRest(visitor: Visitor): Promise<void> {
  const providerId = await money.started(visitor);
  await money.end(providerId, 'paid');
  await money.notify(providerId);
}

test('a visit is sold on its day, paid on the day of each payment, with the VAT of its receipt', async () => {
  const { visitor, paymentId } = await money.paid();
  const day = (visitor.options.date as string) ?? '';
  await money.refund(paymentId, { amount: 1500 });
  await app.services.jobs.runDueJobs();
  expect(
    (await money.staff.call('POST', `/reservations/${visitor.reservationId}/payments`, { amount: 500, method: 'cash' }))
      .status,
  ).toBe(201);
  const sold = (await revenue(day)).days[0]!;
  expect(sold).toMatchObject({
    date: day,
    booked: 6000,
    byVatRate: [{ rate: 9, amount: 6000, vat: 496 }],
    open: 1000,
    ledger: 0,
  });
  expect((await revenue(today)).days).toEqual([
    {
      date: today,
      booked: 0,
      byVatRate: [],
      multiPurpose: 0,
      byVouchers: 0,
      discount: 0,
      open: 0,
      paidOnline: [{ method: 'ideal', amount: 6000 }],
      paidAtVenue: [{ method: 'cash', amount: 500 }],
      refunded: 1500,
      chargedBack: 0,
      toGiftCards: 0,
      redeemed: { giftCard: 0, voucher: 0, promoCode: 0 },
      ledger: 5000,
    },
  ]);
  expect((await revenue(day)).products).toEqual([
    { productId: 'entree', name: 'Entree', type: 10, vatRate: 9, count: 2, booked: 6000, taxed: 6000, vat: 496 },
  ]);
});

test('promo codes lower what is taxed, vouchers were taxed when they were sold', async () => {
  const code = 'AAAA-BBBB-CC50-0001';
  await addPromoCode(app.db, { code, percent: 10 });
  const discounted = await money.paying();
  expect((await redeem(discounted, 'promoCode', code)).status).toBe(200);
  await payRest(discounted);
  const day = discounted.options.date!;
  expect((await revenue(day)).days[0]).toMatchObject({
    booked: 6000,
    discount: 600,
    byVatRate: [{ rate: 9, amount: 5400, vat: 446 }],
  });

  const voucher = 'AAAA-BBBB-CC50-0002';
  await addEntryVoucher(app.db, { code: voucher, amount: 3000 });
  await sql`update product set vat_rate = 9 where id = ${`bon-${voucher.toLowerCase()}`}`.execute(app.db);
  const guest = await money.paying();
  expect((await redeem(guest, 'voucher', voucher)).status).toBe(200);
  await payRest(guest);
  expect((await revenue(guest.options.date!)).days[0]).toMatchObject({ booked: 6000, discount: 0 });
});

async function bought(slug: string, fill: (buyer: Buyer) => Promise<unknown>): Promise<Buyer> {
  await app.db.deleteFrom('throttle').execute();
  const buyer = new Buyer(app, slug);
  await buyer.hold();
  await fill(buyer);
  await buyer.toPayment();
  await buyer.paid(money.opened.provider);
  return buyer;
}

test('orders are sold on the day of their confirmation, and taken off on that of their cancellation', async () => {
  const before = (await revenue(today)).days[0]!;
  const card = await bought(orders.giftCard.slug, (buyer) => buyer.giftCards());
  await bought(orders.voucher.slug, (buyer) => buyer.orderProduct(orders.voucher.xplanId));
  const after = (await revenue(today)).days[0]!;
  expect(after.booked - before.booked).toBe(5000 + 6900);
  expect(after.multiPurpose - before.multiPurpose).toBe(5000);
  await app.advance({ minutes: 24 * 60 });
  const cancelled = await money.staff.call('POST', `/reservations/${card.reservationId}/cancel`, {
    reason: 'bedacht',
    refund: true,
  });
  expect(cancelled.status).toBe(200);
  await app.services.jobs.runDueJobs();
  const { days, products } = await revenue(today, '2026-05-02');
  expect(days.map(({ booked, multiPurpose }) => ({ booked, multiPurpose }))).toEqual([
    { booked: after.booked, multiPurpose: after.multiPurpose },
    { booked: -5000, multiPurpose: -5000 },
  ]);
  expect(products.find(({ productId }) => productId === orders.giftCard.id)).toBeUndefined();
  expect(days[1]).toMatchObject({ refunded: 5000, ledger: -5000 });
});

test('what guests paid for and have not had is told as it was at the end of the last day', async () => {
  const { toDeliver: before } = await revenue('2026-05-02');
  const { visitor } = await money.paid();
  const code = 'AAAA-BBBB-CC50-0003';
  await addCard(app.db, { code, amount: 2500 });
  const { toDeliver } = await revenue('2026-05-02');
  expect(toDeliver.prepaid - before.prepaid).toBe(6000);
  expect(toDeliver.giftCards).toEqual({
    count: before.giftCards.count + 1,
    units: before.giftCards.units + 1,
    amount: before.giftCards.amount + 2500,
  });
  const cancelledSince = { count: 1, units: 1, amount: 5000 };
  expect((await revenue(today)).toDeliver.giftCards).toEqual(cancelledSince);
  expect((await revenue(visitor.options.date!)).toDeliver.prepaid).toBeLessThan(toDeliver.prepaid);
});

test('the night that is an hour longer is one day of the venue', async () => {
  const { visitor } = await money.paid();
  const moments = ['2026-10-24T21:59:59Z', '2026-10-24T22:00:00Z', '2026-10-25T00:30:00Z', '2026-10-25T01:30:00Z'];
  const later = ['2026-10-25T22:59:59Z', '2026-10-25T23:00:00Z'];
  for (const [index, at] of [...moments, ...later].entries()) {
    const amount = 10 ** index;
    await sql`insert into ledger_entry (venue_id, id, reservation_id, kind, provider_ref, amount, actor, reason, at)
      values (${proefbad.venueId}, ${`nacht-${index}`}, ${visitor.reservationId}, 'desk', ${`nacht-${index}`}, ${amount},
        'st-desk', 'cash', ${at}::timestamptz)`.execute(app.db);
  }
  const { days } = await revenue('2026-10-24', '2026-10-26');
  expect(days.map(({ date, ledger }) => `${date} ${ledger}`)).toEqual([
    '2026-10-24 1',
    '2026-10-25 11110',
    '2026-10-26 100000',
  ]);
  await sql`update reservation set total_paid = total_paid + 111111 where id = ${visitor.reservationId}`.execute(
    app.db,
  );
});

test('a period is 400 days at most, in their order, and for who may read reports', async () => {
  const request = (query: string, reader = owner) => reader.call('GET', `/reports/revenue?${query}`);
  expect(wrongFields(await request('from=2026-05-02&to=2026-05-01'))).toEqual(['/query/to dates_reversed']);
  expect(wrongFields(await request('from=2026-01-01&to=2027-02-05'))).toEqual(['/query/to too_many']);
  expect((await request('from=2026-01-01&to=2027-02-04')).status).toBe(200);
  expect(refusal(await request('from=2026-05-01&to=2026-05-01', money.staff))).toEqual([403, 'forbidden']);
  expect((await wholeRevenue(app)).days).toHaveLength(400);
});
