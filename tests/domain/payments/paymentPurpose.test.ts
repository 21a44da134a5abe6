import { expect, test } from 'vitest';
import { paymentPurpose } from '#domain/payments/paymentPurpose.ts';
import type { ReceivedPayment } from '#domain/payments/paymentPurpose.ts';

/** 60 euros of 100 due now, for a hold. */
const money = (change: Partial<ReceivedPayment> = {}): ReceivedPayment => ({
  state: 'hold',
  amount: 6000,
  isPartlyRefunded: false,
  byLink: false,
  total: 10000,
  totalPayNow: 6000,
  totalMayPayNow: 8000,
  paidBefore: 0,
  ...change,
});

test.each(['hold', 'expired'] as const)(
  'exactly what is due makes the booking of a reservation that is %s',
  (state) => {
    expect(paymentPurpose(money({ state }))).toBe('booking');
    expect(paymentPurpose(money({ state, amount: 2000, paidBefore: 4000 }))).toBe('booking');
  },
);

test('all that may be paid now makes the booking too, and nothing in between', () => {
  expect(paymentPurpose(money({ amount: 8000 }))).toBe('booking');
  expect(paymentPurpose(money({ amount: 7000 }))).toBe('mismatch');
  expect(paymentPurpose(money({ amount: 2000, paidBefore: 6000 }))).toBe('booking');
});

test('money that does not fit what is due makes no booking', () => {
  expect(paymentPurpose(money({ amount: 5999 }))).toBe('mismatch');
  expect(paymentPurpose(money({ amount: 6001 }))).toBe('mismatch');
  expect(paymentPurpose(money({ paidBefore: 8000 }))).toBe('mismatch');
  expect(paymentPurpose(money({ totalPayNow: 0, totalMayPayNow: 0, amount: 0 }))).toBe('mismatch');
});

test('money of which a part is gone makes no booking', () => {
  expect(paymentPurpose(money({ isPartlyRefunded: true }))).toBe('mismatch');
});

test('money for what has ended comes late', () => {
  expect(paymentPurpose(money({ state: 'cancelled' }))).toBe('late');
  expect(paymentPurpose(money({ state: 'cancelled', byLink: true }))).toBe('late');
  expect(paymentPurpose(money({ state: 'expired', paidBefore: 4000 }))).toBe('late');
});

test.each(['confirmed', 'checked_in', 'completed', 'no_show'] as const)(
  'a second payment of a reservation that is %s is double, also when something is open',
  (state) => {
    expect(paymentPurpose(money({ state, amount: 4000, paidBefore: 6000 }))).toBe('double');
  },
);

test('a link pays the open rest of a booking, and not more', () => {
  const rest = money({ state: 'confirmed', byLink: true, amount: 4000, paidBefore: 6000 });
  expect(paymentPurpose(rest)).toBe('rest');
  expect(paymentPurpose({ ...rest, amount: 3000 })).toBe('rest');
  expect(paymentPurpose({ ...rest, amount: 4001 })).toBe('double');
});

test('a link may pay a hold as a whole, but not less than what is due', () => {
  expect(paymentPurpose(money({ byLink: true, amount: 10000 }))).toBe('booking');
  expect(paymentPurpose(money({ byLink: true, amount: 10001 }))).toBe('mismatch');
  expect(paymentPurpose(money({ byLink: true, amount: 5999 }))).toBe('mismatch');
});
