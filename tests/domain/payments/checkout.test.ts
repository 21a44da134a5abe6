import { FlowType } from '#domain/catalog/flowTypes.ts';
import { checkoutScreen, mayPayOnLocation, orderIsPaid, totalToConfirm } from '#domain/payments/checkout.ts';
import { expect, test } from 'vitest';

const totals = { total: 5000, totalPayNow: 2000, totalMayPayNow: 2000, totalPaid: 0 };

test('a flow on location asks for no payment', () => {
  expect(checkoutScreen('location', { ...totals, totalPayNow: 0, totalMayPayNow: 0 })).toBe('location');
});

test('when what is due now is covered and no more may be paid, there is nothing to pay', () => {
  const all = { ...totals, totalPayNow: 5000, totalMayPayNow: 5000 };
  expect(checkoutScreen('payment', { ...all, totalPaid: 5000 })).toBe('nothingToPay');
  expect(checkoutScreen('payment-and-location', { ...totals, totalPaid: 2000 })).toBe('nothingToPay');
  expect(checkoutScreen('payment-and-location', { ...totals, totalPaid: 1999 })).toBe('choose');
});

test('what may be paid now is still offered when nothing is due', () => {
  const entry = { ...totals, totalPayNow: 0, totalMayPayNow: 5000 };
  expect(checkoutScreen('payment-and-location', entry)).toBe('choose');
  expect(checkoutScreen('payment-and-location', { ...entry, totalPaid: 5000 })).toBe('nothingToPay');
});

test('without an amount for now the whole total counts', () => {
  expect(checkoutScreen('payment', { ...totals, totalPayNow: null, totalPaid: 4999 })).toBe('choose');
  expect(checkoutScreen('payment', { ...totals, totalPayNow: null, totalPaid: 5000 })).toBe('nothingToPay');
});

test('what is due now is paid before the rest may wait for the venue', () => {
  expect(mayPayOnLocation({ ...totals, totalPaid: 1999 })).toBe(false);
  expect(mayPayOnLocation({ ...totals, totalPaid: 2000 })).toBe(true);
  expect(mayPayOnLocation({ ...totals, totalPayNow: 0 })).toBe(true);
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

test('a visit may be paid for later, an order is paid in whole', () => {
  const paid = (type: number, totalPaid: number): boolean => orderIsPaid({ type }, { total: 5000, totalPaid });
  expect([paid(FlowType.Entry, 0), paid(FlowType.Treatments, 4999)]).toEqual([true, true]);
  expect([4999, 5000, 5001].map((totalPaid) => paid(FlowType.GiftCard, totalPaid))).toEqual([false, true, true]);
});
