import { expect, test } from 'vitest';
import { checkoutScreen } from '#domain/payments/checkoutScreen.ts';

test('a flow on location asks for no payment', () => {
  expect(checkoutScreen('location', { total: 5000, totalPayNow: 0, totalPaid: 0 })).toBe('location');
});

test('when what is due now is covered there is nothing to pay', () => {
  expect(checkoutScreen('payment', { total: 5000, totalPayNow: 5000, totalPaid: 5000 })).toBe('nothingToPay');
  expect(checkoutScreen('payment-and-location', { total: 5000, totalPayNow: 0, totalPaid: 0 })).toBe('nothingToPay');
  expect(checkoutScreen('payment-and-location', { total: 5000, totalPayNow: 2000, totalPaid: 1999 })).toBe('choose');
});

test('without an amount for now the whole total counts', () => {
  expect(checkoutScreen('payment', { total: 5000, totalPaid: 4999 })).toBe('choose');
  expect(checkoutScreen('payment', { total: 5000, totalPayNow: null, totalPaid: 5000 })).toBe('nothingToPay');
});
