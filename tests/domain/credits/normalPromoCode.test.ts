import { expect, test } from 'vitest';
import { normalPromoCode } from '#domain/credits/normalPromoCode.ts';

test('a promo code is the same in small letters and with spaces around it', () => {
  expect(normalPromoCode(' zomer10 ')).toBe('ZOMER10');
});
