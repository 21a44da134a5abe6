import { redeemedAmounts, voucherItems } from '#domain/credits/redeemedAmounts.ts';
import type { Redeemed } from '#domain/credits/redeemedAmounts.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const items = [
  { id: 'weekday', productId: 'entree', price: 3000 },
  { id: 'weekend', productId: 'entree', price: 3500 },
  { id: 'part', productId: 'thee', price: 0 },
  { id: 'massage', productId: 'massage', price: 6500 },
];
const paid = (worth: { productId: string; quantity: number }[]) => voucherItems(items, worth).map(({ id }) => id);

test('a voucher pays what it stands for, the dearest first, whatever it costs', () => {
  expect(paid([{ productId: 'entree', quantity: 1 }])).toEqual(['weekend']);
  expect(paid([{ productId: 'entree', quantity: 5 }])).toEqual(['weekend', 'weekday']);
});

test('a voucher for this or that pays one of them, whichever is worth most', () => {
  const massage = { productId: 'massage', quantity: 1 };
  const entry = { productId: 'entree', quantity: 1 };
  const entries = { productId: 'entree', quantity: 2 };
  expect(paid([entry, massage])).toEqual(['massage']);
  expect(paid([massage, entries])).toEqual(['massage']);
  expect(paid([entries, massage])).toEqual(['weekend', 'weekday']);
  expect(paid([{ productId: 'hammam', quantity: 1 }, entries])).toEqual(['weekend', 'weekday']);
});

test('a voucher pays nothing that costs nothing, and nothing it does not stand for', () => {
  expect(
    paid([
      { productId: 'thee', quantity: 1 },
      { productId: 'hammam', quantity: 2 },
    ]),
  ).toEqual([]);
});

const entry = (id: string, price = 3000) => ({ id, productId: 'entree', price });
const massage = { id: 'm', productId: 'massage', price: 6500 };
const card = (amount: number): Redeemed => ({ kind: 'giftCard', amount });
const voucher: Redeemed = { kind: 'voucher', worth: [{ productId: 'entree', quantity: 2 }] };
const tenth: Redeemed = { kind: 'promoCode', worth: { percent: 10, amount: null } };

test('what was redeemed stays as it is while the reservation is large enough', () => {
  const payable = { items: [massage], total: 6500, paidInMoney: 0 };
  expect(redeemedAmounts([card(2500), card(3000)], payable)).toEqual([2500, 3000]);
});

test('a smaller reservation lets the newest pay less first, then nothing', () => {
  const payable = { items: [entry('a')], total: 3000, paidInMoney: 0 };
  expect(redeemedAmounts([card(2500), card(3000)], payable)).toEqual([2500, 500]);
  expect(redeemedAmounts([card(3000), card(3000)], payable)).toEqual([3000, 0]);
});

test('a promo code goes with the total, a voucher with the items it stands for', () => {
  const before = { items: [entry('a'), entry('b', 3500), entry('c')], total: 9500, paidInMoney: 0 };
  expect(redeemedAmounts([voucher, tenth], before)).toEqual([6500, 950]);
  const after = { items: [entry('a')], total: 3000, paidInMoney: 0 };
  expect(redeemedAmounts([voucher, tenth], after)).toEqual([3000, 0]);
  expect(redeemedAmounts([tenth, voucher], after)).toEqual([300, 2700]);
});

test('two vouchers do not pay the same entry', () => {
  const payable = { items: [entry('a'), entry('b'), entry('c')], total: 9000, paidInMoney: 0 };
  expect(redeemedAmounts([voucher, voucher], payable)).toEqual([6000, 3000]);
});

test('what money paid is not paid again by a gift card', () => {
  const payable = { items: [massage], total: 6500, paidInMoney: 6000 };
  expect(redeemedAmounts([card(2500)], payable)).toEqual([500]);
});

test('promo codes and vouchers make it cheaper, whatever money and older gift cards paid', () => {
  const payable = { items: [entry('a')], total: 3000, paidInMoney: 2800 };
  expect(redeemedAmounts([card(2500), tenth], payable)).toEqual([0, 300]);
  expect(redeemedAmounts([card(2500), tenth], { ...payable, paidInMoney: 1000 })).toEqual([1700, 300]);
  expect(redeemedAmounts([voucher], { ...payable, paidInMoney: 6500 })).toEqual([3000]);
});

test('together they never pay more than there is, and none pays less than nothing', () => {
  const cents = fc.nat(20_000);
  const redeemed: fc.Arbitrary<Redeemed> = fc.oneof(
    cents.map(card),
    fc.constant(voucher),
    fc
      .integer({ min: 1, max: 100 })
      .map((percent): Redeemed => ({ kind: 'promoCode', worth: { percent, amount: null } })),
    cents.map((amount): Redeemed => ({ kind: 'promoCode', worth: { percent: null, amount } })),
  );
  fc.assert(
    fc.property(fc.array(redeemed), fc.array(cents), cents, (all, prices, paidInMoney) => {
      const items = prices.map((price, at) => entry(String(at), price));
      const total = prices.reduce((sum, price) => sum + price, 0);
      const amounts = redeemedAmounts(all, { items, total, paidInMoney });
      expect(amounts.every((amount) => amount >= 0)).toBe(true);
      const paidBy = (isCard: boolean) =>
        amounts.reduce((sum, amount, at) => sum + ((all[at]!.kind === 'giftCard') === isCard ? amount : 0), 0);
      expect(paidBy(false)).toBeLessThanOrEqual(total);
      expect(paidBy(true)).toBeLessThanOrEqual(Math.max(0, total - paidBy(false) - paidInMoney));
    }),
  );
});
