import { mayRedeem, redeemForm } from '#domain/credits/redeemForm.ts';
import { expect, test } from 'vitest';

test('visits and subscriptions can be paid with a gift card, gift cards and vouchers cannot', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((type) => mayRedeem({ type }))).toEqual([0, 1, 2, 3, 4, 7]);
});

test('a code is required before it is sent', () => {
  expect(redeemForm.safeParse({ kind: 'giftCard', code: ' ' }).error?.issues.map(({ message }) => message)).toEqual([
    'required',
  ]);
  expect(redeemForm.safeParse({ kind: 'promoCode', code: 'ZOMER10' }).success).toBe(true);
});
