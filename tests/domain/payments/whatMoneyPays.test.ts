import { expect, test } from 'vitest';
import { whatMoneyPays } from '#domain/payments/whatMoneyPays.ts';
import type { ArrivedMoney } from '#domain/payments/whatMoneyPays.ts';

/** 60 euros of 100 due now, for a hold. */
const money = (change: Partial<ArrivedMoney> = {}): ArrivedMoney => ({
  state: 'hold',
  amount: 6000,
  isPartlyGone: false,
  byLink: false,
  total: 10000,
  totalPayNow: 6000,
  paidBefore: 0,
  ...change,
});

test.each(['hold', 'expired'] as const)(
  'exactly what is due makes the booking of a reservation that is %s',
  (state) => {
    expect(whatMoneyPays(money({ state }))).toBe('booking');
    expect(whatMoneyPays(money({ state, amount: 2000, paidBefore: 4000 }))).toBe('booking');
  },
);

test('money that does not fit what is due makes no booking', () => {
  expect(whatMoneyPays(money({ amount: 5999 }))).toBe('mismatch');
  expect(whatMoneyPays(money({ amount: 6001 }))).toBe('mismatch');
  expect(whatMoneyPays(money({ paidBefore: 6000 }))).toBe('mismatch');
  expect(whatMoneyPays(money({ totalPayNow: 0, amount: 0 }))).toBe('mismatch');
});

test('money of which a part is gone makes no booking', () => {
  expect(whatMoneyPays(money({ isPartlyGone: true }))).toBe('mismatch');
});

test('money for what has ended comes late', () => {
  expect(whatMoneyPays(money({ state: 'cancelled' }))).toBe('late');
  expect(whatMoneyPays(money({ state: 'cancelled', byLink: true }))).toBe('late');
  expect(whatMoneyPays(money({ state: 'expired', paidBefore: 4000 }))).toBe('late');
});

test.each(['confirmed', 'checked_in', 'completed', 'no_show'] as const)(
  'a second payment of a reservation that is %s is double, also when something is open',
  (state) => {
    expect(whatMoneyPays(money({ state, amount: 4000, paidBefore: 6000 }))).toBe('double');
  },
);

test('a link pays the open rest of a booking, and not more', () => {
  const rest = money({ state: 'confirmed', byLink: true, amount: 4000, paidBefore: 6000 });
  expect(whatMoneyPays(rest)).toBe('rest');
  expect(whatMoneyPays({ ...rest, amount: 3000 })).toBe('rest');
  expect(whatMoneyPays({ ...rest, amount: 4001 })).toBe('double');
});

test('a link may pay a hold as a whole, but not less than what is due', () => {
  expect(whatMoneyPays(money({ byLink: true, amount: 10000 }))).toBe('booking');
  expect(whatMoneyPays(money({ byLink: true, amount: 10001 }))).toBe('mismatch');
  expect(whatMoneyPays(money({ byLink: true, amount: 5999 }))).toBe('mismatch');
});
