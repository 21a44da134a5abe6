import { expect, test } from 'vitest';
import { redeemForm } from '#domain/credits/redeemForm.ts';

test('a code is required before it is sent', () => {
  expect(redeemForm.safeParse({ kind: 'giftCard', code: ' ' }).error?.issues.map(({ message }) => message)).toEqual([
    'required',
  ]);
  expect(redeemForm.safeParse({ kind: 'promoCode', code: 'ZOMER10' }).success).toBe(true);
});
