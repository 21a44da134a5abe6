import { normalPromoCode, promoAmount, promoCodeErrors } from '#domain/credits/promoCode.ts';
import { expect, test } from 'vitest';

test('a promo code is the same in small letters and with spaces around it', () => {
  expect(normalPromoCode(' zomer10 ')).toBe('ZOMER10');
});

test('a promo code takes off a share of the total, half cents up, or a fixed amount, and never more than there is', () => {
  expect(promoAmount({ percent: 10, amount: null }, 6155)).toBe(616);
  expect(promoAmount({ percent: 100, amount: null }, 6155)).toBe(6155);
  expect(promoAmount({ percent: null, amount: 500 }, 6155)).toBe(500);
  expect(promoAmount({ percent: null, amount: 500 }, 300)).toBe(300);
});

const terms = { percent: 10, amount: null, fromDate: null, toDate: null, maxUses: null };

test('a promo code takes off a percentage or an amount, and not nothing', () => {
  expect(promoCodeErrors(terms, 0)).toEqual([]);
  expect(promoCodeErrors({ ...terms, percent: null, amount: 500 }, 0)).toEqual([]);
  expect(promoCodeErrors({ ...terms, percent: null }, 0)).toEqual([{ pointer: '/percent', code: 'required' }]);
  expect(promoCodeErrors({ ...terms, amount: 500 }, 0)).toEqual([{ pointer: '/amount', code: 'not_allowed' }]);
  expect(promoCodeErrors({ ...terms, percent: null, amount: 0 }, 0)).toEqual([
    { pointer: '/amount', code: 'too_small' },
  ]);
});

test('it ends on or after the day it begins', () => {
  const reversed = { ...terms, fromDate: '2026-05-02', toDate: '2026-05-01' };
  expect(promoCodeErrors(reversed, 0)).toEqual([{ pointer: '/toDate', code: 'dates_reversed' }]);
  expect(promoCodeErrors({ ...terms, fromDate: '2026-05-01', toDate: '2026-05-01' }, 0)).toEqual([]);
});

test('it may be used no less often than it was', () => {
  expect(promoCodeErrors({ ...terms, maxUses: 3 }, 3)).toEqual([]);
  expect(promoCodeErrors({ ...terms, maxUses: 2 }, 3)).toEqual([{ pointer: '/maxUses', code: 'too_small' }]);
});
