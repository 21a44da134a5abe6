import { expect, test } from 'vitest';
import { promoAmount } from '#domain/credits/promoAmount.ts';

test('a promo code takes off a share of the total, half cents up, or a fixed amount, and never more than there is', () => {
  expect(promoAmount({ percent: 10, amount: null }, 6155)).toBe(616);
  expect(promoAmount({ percent: 100, amount: null }, 6155)).toBe(6155);
  expect(promoAmount({ percent: null, amount: 500 }, 6155)).toBe(500);
  expect(promoAmount({ percent: null, amount: 500 }, 300)).toBe(300);
});
