import { expect, test } from 'vitest';
import { mayPayOnLocation } from '#domain/payments/mayPayOnLocation.ts';

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
