import { expect, test } from 'vitest';
import type { DeskCredit } from '#contract/names.ts';
import { maySpend } from '#domain/credits/deskAmount.ts';

const credit = (kind: DeskCredit['kind']) => ({ kind, amount: 2500 }) as DeskCredit;
const spendable = (one: DeskCredit | null) =>
  [null, 0, 1, 2499, 2500, 2501].filter((amount) => maySpend({ credit: one, amount }));

test('of a gift card any part is spent, of a voucher all or nothing', () => {
  expect(spendable(credit('giftCard'))).toEqual([1, 2499, 2500]);
  expect(spendable(credit('voucher'))).toEqual([2500]);
});

test('nothing is spent while no card or voucher was read', () => {
  expect(spendable(null)).toEqual([]);
});
