import { expect, test } from 'vitest';
import { amountLater } from '#domain/booking/amountLater.ts';

test('what is redeemed pays what is due now first, then what was left for the venue', () => {
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 2500 })).toBe(7900);
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 15_000 })).toBe(5300);
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 20_300 })).toBe(0);
});
