import { FlowType } from '#domain/catalog/flowTypes.ts';
import { checkoutScreen, mayPayOnLocation, totalToConfirm } from '#domain/payments/checkout.ts';
import { expect, test } from 'vitest';

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

test('the entry may be paid at the venue, treatments not', () => {
  const unpaid = { totalPaid: 0, totalMustPayNow: 6150 };
  expect(mayPayOnLocation('payment-and-location', unpaid)).toBe(false);
  expect(mayPayOnLocation('payment-and-location', { ...unpaid, totalPaid: 6150 })).toBe(true);
  expect(mayPayOnLocation('payment-and-location', { ...unpaid, totalMustPayNow: 0 })).toBe(true);
  expect(mayPayOnLocation('location', unpaid)).toBe(true);
});

test('a flow with online payment only is confirmed on location when what is due now is paid', () => {
  expect(mayPayOnLocation('payment', { totalPaid: 99, totalMustPayNow: 100 })).toBe(false);
  expect(mayPayOnLocation('payment', { totalPaid: 100, totalMustPayNow: 100 })).toBe(true);
});

const sums = { total: 10000, totalPayNow: 2500 };

test('a visit is booked once what is due now is paid', () => {
  for (const type of [FlowType.Entry, FlowType.FreeEntry, FlowType.Treatments]) {
    expect(totalToConfirm({ type }, sums)).toBe(2500);
  }
});

test('an order is confirmed once all of it is paid', () => {
  for (const type of [FlowType.GiftCard, FlowType.Voucher, FlowType.Subscription]) {
    expect(totalToConfirm({ type }, sums)).toBe(10000);
  }
});
