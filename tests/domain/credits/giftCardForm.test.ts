import { expect, test } from 'vitest';
import { fieldErrors } from '#domain/values/fieldErrors.ts';
import { giftCardForm, giftCardLimitErrors, voucherForm } from '#domain/credits/giftCardForm.ts';

const form = giftCardForm({ min: 1000, max: 25_000, maxQuantity: 10 });
const wrong = (values: { quantity: string; amount: string }) => fieldErrors(form.safeParse(values));

test('gift cards are ordered by number and amount, in cents', () => {
  expect(form.parse({ quantity: '2', amount: '37,50' })).toEqual({ quantity: 2, amount: 3750 });
  expect(form.parse({ quantity: '10', amount: '10' })).toEqual({ quantity: 10, amount: 1000 });
  expect(form.parse({ quantity: '1', amount: '250' })).toEqual({ quantity: 1, amount: 25_000 });
});

test.each(['', 'veel', '1.000'])('%j is no amount', (amount) => {
  expect(wrong({ quantity: '1', amount })).toEqual([{ pointer: '/amount', code: 'amount_missing' }]);
});

test('an amount lies between the limits of the venue', () => {
  expect(wrong({ quantity: '1', amount: '9,99' })).toEqual([{ pointer: '/amount', code: 'amount_too_low' }]);
  expect(wrong({ quantity: '1', amount: '250,01' })).toEqual([{ pointer: '/amount', code: 'amount_too_high' }]);
});

test.each(['0', '11', '1.5', '', 'x'])('%j is no number of cards', (quantity) => {
  expect(wrong({ quantity, amount: '25' })).toEqual([{ pointer: '/quantity', code: 'quantity_invalid' }]);
});

test('vouchers are ordered by number only', () => {
  expect(voucherForm({ maxQuantity: 10 }).parse({ quantity: '3' })).toEqual({ quantity: 3 });
  expect(fieldErrors(voucherForm({ maxQuantity: 2 }).safeParse({ quantity: '3' }))).toEqual([
    { pointer: '/quantity', code: 'quantity_invalid' },
  ]);
});

test('a venue sells gift cards of a euro or more, and the highest amount is no less than the lowest', () => {
  expect(giftCardLimitErrors({ min: 100, max: 100 })).toEqual([]);
  expect(giftCardLimitErrors({ min: 99, max: 50 })).toEqual([{ pointer: '/min', code: 'too_small' }]);
  expect(giftCardLimitErrors({ min: 1000, max: 999 })).toEqual([{ pointer: '/max', code: 'too_small' }]);
});
