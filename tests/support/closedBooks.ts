import { sql } from 'kysely';
import { expect } from 'vitest';
import type { Revenue, RevenueDay } from '#contract/names.ts';
import { bookedStates } from '#domain/booking/bookedStates.ts';
import { sumOf } from '#domain/values/cents.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import { addDays, localDateOf } from '#domain/values/localDate.ts';
import { localDateAt } from '#domain/values/zonedTime.ts';
import { readReceipt } from '#server/payments/receipts/receiptDocument.ts';
import { vatOf } from '#server/payments/receipts/receiptLines.ts';
import { testStart } from './app.ts';
import type { TestApp } from './app.ts';
import { proefbad } from './venue.ts';

const { venueId } = proefbad;
const timeZone = 'Europe/Amsterdam';

/** The report of 400 days around the time of the tests. */
export async function wholeRevenue(app: TestApp): Promise<Revenue> {
  const from = addDays(localDateOf(Date.parse(testStart)), -1);
  const venue = (await app.services.settings.venueByTag(venueId))!;
  return app.services.revenue.revenue({ venue, language: 'nl' }, { from, to: addDays(from, 399) });
}

/** The days of the report are the ledger, the payments, the bookings and the VAT of the receipts, to the cent. */
export async function expectReportToClose(app: TestApp): Promise<Revenue> {
  const report = await wholeRevenue(app);
  const { days, products } = report;
  await expectLedger(app, days);
  await expectPayments(app, days);
  const booked = await bookedReservations(app);
  expect(total(days, (day) => day.booked)).toBe(sumOf(booked.map((one) => one.total)));
  expect(total(days, (day) => day.open)).toBe(sumOf(booked.map((one) => Math.max(0, one.total - one.totalPaid))));
  for (const day of days) expect(partsOf(day)).toBe(day.booked);
  expect(sumOf(products.map((product) => product.booked))).toBe(total(days, (day) => day.booked));
  const vat = total(days, ({ byVatRate }) => sumOf(byVatRate.map((rate) => rate.vat)));
  expect(vat).toBe(sumOf(await Promise.all(booked.map(({ id }) => vatOnReceipt(app, id)))));
  expect(sumOf(products.map((product) => product.vat))).toBe(vat);
  return report;
}

const total = (days: readonly RevenueDay[], of: (day: RevenueDay) => number): number => sumOf(days.map(of));

const partsOf = ({ byVatRate, multiPurpose, byVouchers, discount }: RevenueDay): number =>
  sumOf(byVatRate.map(({ amount }) => amount)) + multiPurpose + byVouchers + discount;

const amounts = (methods: RevenueDay['paidOnline']): number => sumOf(methods.map(({ amount }) => amount));

async function expectLedger({ db }: TestApp, days: readonly RevenueDay[]): Promise<void> {
  const entries = await db.selectFrom('ledgerEntry').select(['at', 'amount']).execute();
  const byDay = groupBy(entries, ({ at }) => localDateAt(at.getTime(), timeZone));
  const expected = days.map(({ date }) => [date, sumOf((byDay.get(date) ?? []).map(({ amount }) => amount))]);
  expect(days.map(({ date, ledger }) => [date, ledger])).toEqual(expected);
  expect(total(days, ({ ledger }) => ledger)).toBe(sumOf(entries.map(({ amount }) => amount)));
  for (const { redeemed, ...day } of days) {
    const { giftCard, voucher, promoCode } = redeemed;
    const came = amounts(day.paidOnline) + amounts(day.paidAtVenue) + giftCard + voucher + promoCode;
    expect(came - day.refunded - day.chargedBack - day.toGiftCards).toBe(day.ledger);
  }
}

async function expectPayments({ db }: TestApp, days: readonly RevenueDay[]): Promise<void> {
  const payments = await db.selectFrom('payment').select('amount').where('state', '=', 'paid').execute();
  expect(total(days, ({ paidOnline }) => amounts(paidOnline))).toBe(sumOf(payments.map(({ amount }) => amount)));
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'target'])
    .where('state', 'not in', ['failed', 'canceled'])
    .where(({ eb, or }) => or([eb('target', '=', 'giftCard'), eb('providerId', 'is not', null)]))
    .execute();
  const backTo = (target: string) =>
    sumOf(refunds.filter((refund) => refund.target === target).map(({ amount }) => amount));
  expect(total(days, ({ refunded }) => refunded)).toBe(backTo('payment'));
  expect(total(days, ({ toGiftCards }) => toGiftCards)).toBe(backTo('giftCard'));
}

async function bookedReservations({ db }: TestApp) {
  return db
    .selectFrom('reservation')
    .select(['id', 'total', 'totalPaid'])
    .where('state', 'in', [...bookedStates])
    .where(sql<boolean>`venue_id = ${venueId}`)
    .execute();
}

async function vatOnReceipt(app: TestApp, reservationId: string): Promise<number> {
  const receipt = await readReceipt(app.deps, { venueId, reservationId }, 'nl');
  return vatOf(receipt!).total.vat;
}
