import fc from 'fast-check';
import { expect, test } from 'vitest';
import { spreadDiscount, vatOfSale, vatSplit } from '#domain/payments/vat.ts';
import { sumOf } from '#domain/values/cents.ts';

const sold = (id: string, price: number, vatRate: number, isMultiPurpose = false) => ({
  id,
  productId: `p-${id}`,
  price,
  vatRate,
  isMultiPurpose,
});

const none = { vouchers: [], discount: 0 };

test('each rate has its net, its VAT and what was paid', () => {
  const lines = [
    { gross: 3750, vatRate: 9 },
    { gross: 3750, vatRate: 9 },
    { gross: 7900, vatRate: 21 },
  ];
  expect(vatSplit(lines)).toEqual({
    rates: [
      { rate: 9, net: 6880, vat: 620, gross: 7500 },
      { rate: 21, net: 6529, vat: 1371, gross: 7900 },
    ],
    total: { net: 13_409, vat: 1991, gross: 15_400 },
  });
});

const lines = fc.array(fc.record({ gross: fc.integer({ min: 0, max: 200_000 }), vatRate: fc.constantFrom(0, 9, 21) }), {
  maxLength: 40,
});

test('net, VAT and gross add up to the cent for every rate and in total', () => {
  fc.assert(
    fc.property(lines, (taxed) => {
      const { rates, total } = vatSplit(taxed);
      for (const { net, vat, gross } of [...rates, total]) expect(net + vat).toBe(gross);
      for (const part of ['net', 'vat', 'gross'] as const) {
        expect(sumOf(rates.map((rate) => rate[part]))).toBe(total[part]);
      }
      expect(total.gross).toBe(sumOf(taxed.map(({ gross }) => gross)));
    }),
  );
});

test('a discount is borne in whole cents by all lines and never more than a line costs', () => {
  fc.assert(
    fc.property(fc.array(fc.nat({ max: 100_000 })), fc.nat({ max: 200_000 }), (grosses, discount) => {
      const shares = spreadDiscount(grosses, discount);
      expect(sumOf(shares)).toBe(Math.min(discount, sumOf(grosses)));
      for (const [at, share] of shares.entries()) {
        expect(share).toBeGreaterThanOrEqual(0);
        expect(share).toBeLessThanOrEqual(grosses[at]!);
      }
    }),
  );
});

test('a gift card for anything is sold without VAT', () => {
  expect(vatOfSale([sold('bon', 5000, 0, true)], none)).toEqual({
    rates: [],
    total: { net: 0, vat: 0, gross: 0 },
    multiPurpose: 5000,
    byVouchers: 0,
  });
});

test('what a voucher paid was taxed when the voucher was sold; a promo code lowers the rest', () => {
  const items = [sold('entree', 3750, 9), sold('massage', 7900, 21)];
  const vouchers = [{ vatRate: 21, worth: [{ productId: 'p-massage', quantity: 1 }] }];
  expect(vatOfSale(items, { vouchers, discount: 375 })).toEqual({
    rates: [{ rate: 9, net: 3096, vat: 279, gross: 3375 }],
    total: { net: 3096, vat: 279, gross: 3375 },
    multiPurpose: 0,
    byVouchers: 7900,
  });
});

test('what a voucher without a rate of its own pays is taxed where it pays', () => {
  const worth = [{ productId: 'p-entree', quantity: 1 }];
  const { total, byVouchers } = vatOfSale([sold('entree', 3750, 9)], {
    vouchers: [{ vatRate: 0, worth }],
    discount: 0,
  });
  expect([total.gross, byVouchers]).toEqual([3750, 0]);
});
