import { expect, test } from 'vitest';
import { linkAmount } from '#domain/payments/linkAmount.ts';

const hold = { isHold: true, total: 10000, totalPayNow: 6000, totalPaid: 0 };
const booking = { isHold: false, total: 10000, totalPayNow: 6000, totalPaid: 6000 };

test('of a hold a link asks what is due now, of a booking what is open', () => {
  expect(linkAmount(hold)).toBe(6000);
  expect(linkAmount({ ...hold, totalPaid: 1000 })).toBe(5000);
  expect(linkAmount({ ...hold, totalPayNow: 0 })).toBe(10000);
  expect(linkAmount(booking)).toBe(4000);
});

test('a requested amount is taken over within what is open, and for a hold not below what is due', () => {
  expect(linkAmount(booking, 1500)).toBe(1500);
  expect(linkAmount(booking, 9000)).toBe(4000);
  expect(linkAmount(hold, 1500)).toBe(6000);
  expect(linkAmount(hold, 8000)).toBe(8000);
});

test('nothing is asked of what is paid', () => {
  expect(linkAmount({ ...booking, totalPaid: 10000 })).toBeNull();
  expect(linkAmount({ ...booking, totalPaid: 11000 }, 100)).toBeNull();
});
