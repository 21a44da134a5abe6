import { expect, test } from 'vitest';
import { amountDue } from '#domain/booking/amountDue.ts';

test('what was redeemed is not asked again, and too much asks nothing', () => {
  expect(amountDue({ totalPayNow: 6150, totalPaid: 0 })).toBe(6150);
  expect(amountDue({ totalPayNow: 6150, totalPaid: 2500 })).toBe(3650);
  expect(amountDue({ totalPayNow: 6150, totalPaid: 9600 })).toBe(0);
});
