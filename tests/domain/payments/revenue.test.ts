import fc from 'fast-check';
import { expect, test } from 'vitest';
import { revenueByProduct, revenueDays } from '#domain/payments/revenue.ts';
import { creditedLines, type RevenueLine } from '#domain/payments/revenueLines.ts';
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

const lineOf = (changes: Partial<RevenueLine>): RevenueLine => ({
  date,
  productId: 'massage',
  type: 0,
  vatRate: 9,
  kind: 'taxed',
  count: 1,
  price: 1090,
  discount: 0,
  ...changes,
});

test('a day has each rate once, the lowest first, of what is taxed, and what is still open', () => {
  const lines = [
    lineOf({ vatRate: 21, price: 1210 }),
    lineOf({}),
    lineOf({ productId: 'entree', price: 2180, discount: 1090 }),
    lineOf({ vatRate: 0, price: 500 }),
    lineOf({ kind: 'multiPurpose', price: 2500 }),
    lineOf({ kind: 'byVoucher', price: 7900, vatRate: 21 }),
    lineOf({ date: '2026-05-13' }),
  ];
  const ledger = [
    { date, kind: 'voucher' as const, method: '', amount: 7900 },
    { date, kind: 'promoCode' as const, method: '', amount: 1090 },
    { date, kind: 'paid' as const, method: 'ideal', amount: 100 },
  ];
  const days = revenueDays([date, '2026-05-14'], { lines, ledger, open: new Map([[date, 725]]) });
  expect(days[0]).toMatchObject({
    date,
    booked: 1210 + 1090 + 2180 + 500 + 2500 + 7900,
    byVatRate: [
      { rate: 0, amount: 500, vat: 0 },
      { rate: 9, amount: 2180, vat: 180 },
      { rate: 21, amount: 1210, vat: 210 },
    ],
    multiPurpose: 2500,
    byVouchers: 7900,
    discount: 1090,
    open: 725,
    redeemed: { giftCard: 0, voucher: 7900, promoCode: 1090 },
    ledger: 9090,
  });
  expect(days[1]).toMatchObject({ date: '2026-05-14', booked: 0, byVatRate: [], open: 0, ledger: 0 });
});

test('products come by what they brought in, of equals by their id, and each rate of a product for itself', () => {
  const lines = [
    lineOf({ productId: 'b', price: 500 }),
    lineOf({ productId: 'c', price: 900 }),
    lineOf({ productId: 'a', price: 500 }),
    lineOf({ productId: 'c', price: 900, count: 2 }),
    lineOf({ productId: 'c', price: 100, vatRate: 21 }),
    lineOf({ productId: 'd', count: 0 }),
  ];
  const rows = revenueByProduct(lines).map(({ productId, vatRate, count, booked }) => [
    productId,
    vatRate,
    count,
    booked,
  ]);
  expect(rows).toEqual([
    ['c', 9, 3, 2700],
    ['a', 9, 1, 500],
    ['b', 9, 1, 500],
    ['c', 21, 1, 100],
  ]);
});
