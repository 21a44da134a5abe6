import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revenueByProduct, revenueDays } from '#domain/payments/revenue.ts';
import { creditedLines } from '#domain/payments/revenueLines.ts';
import { vatOfSale } from '#domain/payments/vat.ts';
import { sumOf } from '#domain/values/cents.ts';

const date = '2026-05-12';

const item = fc.record({
  id: fc.uuid(),
  productId: fc.constantFrom('massage', 'entree', 'bon'),
  type: fc.constant(0),
  price: fc.integer({ min: 1, max: 20_000 }),
  vatRate: fc.constantFrom(0, 9, 21),
  isMultiPurpose: fc.boolean(),
});

const sale = fc.record({
  items: fc.array(item, { minLength: 1, maxLength: 6 }),
  vouchers: fc.array(
    fc.record({ vatRate: fc.constantFrom(0, 9), worth: fc.constant([{ productId: 'massage', quantity: 1 }]) }),
    { maxLength: 2 },
  ),
  discount: fc.integer({ min: 0, max: 5_000 }),
});

const dayOf = (lines: ReturnType<typeof creditedLines>) =>
  revenueDays([date], { lines, ledger: [], open: new Map() })[0]!;

test('a day has what its sales cost, and the VAT of their receipts, once', () => {
  fc.assert(
    fc.property(fc.array(sale, { maxLength: 5 }), (sales) => {
      const lines = sales.flatMap((one) => creditedLines({ date, sign: 1, ...one }));
      const day = dayOf(lines);
      expect(day.booked).toBe(sumOf(sales.flatMap(({ items }) => items.map(({ price }) => price))));
      const taxed = sumOf(day.byVatRate.map(({ amount }) => amount));
      expect(taxed + day.multiPurpose + day.byVouchers + day.discount).toBe(day.booked);
      const onReceipts = sales.map((one) => vatOfSale(one.items, one).total.vat);
      expect(sumOf(day.byVatRate.map(({ vat }) => vat))).toBe(sumOf(onReceipts));
      const products = revenueByProduct(lines);
      expect(sumOf(products.map(({ booked }) => booked))).toBe(day.booked);
      expect(sumOf(products.map(({ vat }) => vat))).toBe(sumOf(onReceipts));
    }),
  );
});

test('what is sold and cancelled on one day leaves nothing', () => {
  fc.assert(
    fc.property(sale, (one) => {
      const lines = [1, -1].flatMap((sign) => creditedLines({ date, sign, ...one }));
      const { booked, byVatRate, discount } = dayOf(lines);
      expect([booked, discount, sumOf(byVatRate.map(({ amount, vat }) => Math.abs(amount) + Math.abs(vat)))]).toEqual([
        0, 0, 0,
      ]);
      expect(revenueByProduct(lines)).toEqual([]);
    }),
  );
});

test('money that went back is told as what went back', () => {
  const ledger = [
    { date, kind: 'paid' as const, method: 'ideal', amount: 6000 },
    { date, kind: 'desk' as const, method: 'cash', amount: 500 },
    { date, kind: 'refund' as const, method: '', amount: -1500 },
    { date, kind: 'chargeback' as const, method: '', amount: -700 },
    { date, kind: 'toGiftCard' as const, method: '', amount: -300 },
    { date, kind: 'giftCard' as const, method: '', amount: 2500 },
  ];
  expect(revenueDays([date], { lines: [], ledger, open: new Map() })[0]).toMatchObject({
    paidOnline: [{ method: 'ideal', amount: 6000 }],
    paidAtVenue: [{ method: 'cash', amount: 500 }],
    refunded: 1500,
    chargedBack: 700,
    toGiftCards: 300,
    redeemed: { giftCard: 2500, voucher: 0, promoCode: 0 },
    ledger: 6500,
  });
});
