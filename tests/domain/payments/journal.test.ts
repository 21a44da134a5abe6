import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { RevenueDay } from '#contract/names.ts';
import { journalOf } from '#domain/payments/journal.ts';
import { sumOf } from '#domain/values/cents.ts';

const cents = fc.integer({ min: -50_000, max: 50_000 });
const methods = (names: string[]) =>
  fc.array(fc.record({ method: fc.constantFrom(...names), amount: cents }), { maxLength: 3 });

const day = fc
  .record({
    date: fc.constantFrom('2026-05-01', '2026-05-02'),
    byVatRate: fc.array(
      fc.record({ rate: fc.constantFrom(0 as const, 9 as const, 21 as const), amount: cents, vat: cents }),
      { maxLength: 3 },
    ),
    multiPurpose: cents,
    byVouchers: cents,
    discount: cents,
    open: cents,
    paidOnline: methods(['ideal', 'creditcard']),
    paidAtVenue: methods(['cash', 'card', 'other', 'cheque']),
    refunded: cents,
    chargedBack: cents,
    toGiftCards: cents,
    redeemed: fc.record({ giftCard: cents, voucher: cents, promoCode: cents }),
  })
  .map((parts): RevenueDay => {
    const { redeemed, refunded, chargedBack, toGiftCards } = parts;
    const came = sumOf([...parts.paidOnline, ...parts.paidAtVenue].map(({ amount }) => amount));
    const credits = redeemed.giftCard + redeemed.voucher + redeemed.promoCode;
    const booked =
      sumOf(parts.byVatRate.map(({ amount }) => amount)) + parts.multiPurpose + parts.byVouchers + parts.discount;
    return { ...parts, booked, ledger: came + credits - refunded - chargedBack - toGiftCards };
  });

test('the debits of a day are its credits, whatever happened on it', () => {
  fc.assert(
    fc.property(day, (one) => {
      const lines = journalOf([one]);
      expect(sumOf(lines.map(({ debit }) => debit))).toBe(sumOf(lines.map(({ credit }) => credit)));
      expect(lines.every(({ debit, credit }) => Math.min(debit, credit) === 0 && debit + credit > 0)).toBe(true);
    }),
  );
});

test('a paid visit is money from a guest, revenue and VAT on its day', () => {
  const quiet = { open: 0, refunded: 0, chargedBack: 0, toGiftCards: 0, multiPurpose: 0, byVouchers: 0, discount: 0 };
  const redeemed = { giftCard: 1000, voucher: 0, promoCode: 0 };
  const sold = { ...quiet, booked: 6000, byVatRate: [{ rate: 9 as const, amount: 6000, vat: 496 }] };
  const paid = { paidOnline: [{ method: 'ideal', amount: 4500 }], paidAtVenue: [{ method: 'cash', amount: 500 }] };
  const lines = journalOf([{ date: '2026-05-01', ...sold, ...paid, redeemed, ledger: 6000 }]);
  expect(lines.map(({ account, vatRate, debit, credit }) => [account, vatRate, debit, credit])).toEqual([
    ['online', null, 4500, 0],
    ['cash', null, 500, 0],
    ['credits', null, 1000, 0],
    ['guests', null, 0, 6000],
    ['guests', null, 6000, 0],
    ['revenue', 9, 0, 5504],
    ['vat', 9, 0, 496],
  ]);
});

test('what goes back, what credits and promo codes pay, and every way to pay at the desk have accounts of their own', () => {
  const [one] = journalDays([
    { paidAtVenue: ['cash', 'card', 'cheque'].map((method, at) => ({ method, amount: at + 1 })) },
    { refunded: 300, chargedBack: 50, toGiftCards: 70, redeemed: { giftCard: 20, voucher: 30, promoCode: 15 } },
    { booked: 900, multiPurpose: 400, byVouchers: 100, discount: 40, ledger: -25 },
  ]);
  expect(one).toEqual([
    ['refunds', 0, 350],
    ['cash', 1, 0],
    ['card', 2, 0],
    ['other', 3, 0],
    ['credits', 0, 20],
    ['discounts', 15, 0],
    ['guests', 25, 0],
    ['guests', 900, 0],
    ['credits', 0, 500],
    ['discounts', 0, 40],
  ]);
});

/** The lines of one day that is all of these. */
function journalDays(parts: Partial<RevenueDay>[]): (string | number)[][][] {
  const none = { refunded: 0, chargedBack: 0, toGiftCards: 0, multiPurpose: 0, byVouchers: 0, discount: 0, open: 0 };
  const redeemed = { giftCard: 0, voucher: 0, promoCode: 0 };
  const day = {
    date: '2026-05-01',
    ...none,
    redeemed,
    booked: 0,
    byVatRate: [],
    ledger: 0,
    paidOnline: [],
    paidAtVenue: [],
  };
  return [journalOf([Object.assign(day, ...parts)]).map(({ account, debit, credit }) => [account, debit, credit])];
}
