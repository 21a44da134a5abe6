import { amountDue, amountLater, onlineAmount, totals } from '#domain/booking/totals.ts';
import { summaryLines } from '#domain/booking/summaryLines.ts';
import { redeemedAmounts } from '#domain/credits/redeemedAmounts.ts';
import { sumOf } from '#domain/values/cents.ts';
import { caseItems, paymentCases } from '#tests/support/paymentCases.ts';
import { expect, test } from 'vitest';

test('every checkout, deposit and credit is there once', () => {
  const keys = paymentCases.map(({ checkoutType, depositPercentage, credit }) =>
    [checkoutType, depositPercentage, credit].join(),
  );
  expect([keys.length, new Set(keys).size]).toEqual([24, 24]);
});

test.each(paymentCases)(
  'checkout $checkoutType with $depositPercentage % and $credit: now $dueNow, later $dueLater',
  ({ checkoutType, depositPercentage, redeemed, totalRedeemed, dueNow, dueLater, allNow }) => {
    const items = caseItems.map((item) => ({ ...item, productId: item.id, depositPercentage }));
    const { total } = totals(items, checkoutType, 0);
    const totalPaid = sumOf(redeemedAmounts(redeemed, { items, total, paidInMoney: 0 }));
    expect(totalPaid).toBe(totalRedeemed);
    const sums = totals(items, checkoutType, totalPaid);
    expect([amountDue(sums), amountLater(sums)]).toEqual([dueNow, dueLater]);
    expect([onlineAmount(sums, true), dueNow + dueLater + totalPaid]).toEqual([allNow, total]);
    const shown = Object.fromEntries(summaryLines(sums).map(({ id, cents }) => [id, cents]));
    expect([shown.location ?? 0, shown.payNow ?? (shown.location === undefined ? total : 0)]).toEqual([
      dueLater,
      dueNow,
    ]);
  },
);
