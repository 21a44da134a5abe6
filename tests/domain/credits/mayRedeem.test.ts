import { expect, test } from 'vitest';
import { mayRedeem } from '#domain/credits/mayRedeem.ts';

test('visits and subscriptions can be paid with a gift card, gift cards and vouchers cannot', () => {
  expect([0, 1, 2, 3, 4, 5, 6, 7].filter((type) => mayRedeem({ type }))).toEqual([0, 1, 2, 3, 4, 7]);
});
