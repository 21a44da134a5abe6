import { amountDue, amountLater, totals } from '#domain/booking/totals.ts';
import fc from 'fast-check';
import { expect, test } from 'vitest';

const items = [
  { price: 3450, paymentMoment: 'payment_and_location' },
  { price: 6150, paymentMoment: 'payment' },
  { price: 900, paymentMoment: 'location' },
] as const;

test('on location everything is paid at the visit', () => {
  expect(totals(items, 'location', 0)).toEqual({
    total: 10500,
    totalPayNow: 0,
    totalMustPayNow: 0,
    totalPayLater: 10500,
    totalPaid: 0,
    totalOpen: 10500,
  });
});

test('with online payment everything is paid now', () => {
  expect(totals(items, 'payment', 2500)).toEqual({
    total: 10500,
    totalPayNow: 10500,
    totalMustPayNow: 10500,
    totalPayLater: 0,
    totalPaid: 2500,
    totalOpen: 8000,
  });
});

test('with both, treatments must be paid now, the entry may wait and the towel does wait', () => {
  expect(totals(items, 'payment-and-location', 0)).toEqual({
    total: 10500,
    totalPayNow: 9600,
    totalMustPayNow: 6150,
    totalPayLater: 900,
    totalPaid: 0,
    totalOpen: 10500,
  });
});

test('of a deposit only that part is asked now, in whole cents, and the rest at the visit', () => {
  const deposits = [
    { price: 6151, paymentMoment: 'payment', depositPercentage: 50 },
    { price: 3450, paymentMoment: 'payment_and_location', depositPercentage: 20 },
  ] as const;
  expect(totals(deposits, 'payment', 0)).toMatchObject({
    totalPayNow: 3766,
    totalMustPayNow: 3766,
    totalPayLater: 5835,
  });
  expect(totals(deposits, 'payment-and-location', 0)).toMatchObject({ totalPayNow: 3766, totalMustPayNow: 3076 });
  expect(totals(deposits, 'location', 0)).toMatchObject({ totalPayNow: 0, totalPayLater: 9601 });
});

test('now and later always make the total, and what must be paid is part of what is asked', () => {
  const anyItems = fc.array(
    fc.record({
      price: fc.integer({ min: 0, max: 100_000 }),
      paymentMoment: fc.constantFrom('payment', 'location', 'payment_and_location'),
      depositPercentage: fc.integer({ min: 0, max: 100 }),
    }),
  );
  const anyType = fc.constantFrom('location', 'payment', 'payment-and-location');
  fc.assert(
    fc.property(anyItems, anyType, fc.nat(100_000), (list, checkoutType, paid) => {
      const sums = totals(list, checkoutType, paid);
      expect(sums.totalPayNow + sums.totalPayLater).toBe(sums.total);
      expect(sums.totalMustPayNow).toBeLessThanOrEqual(sums.totalPayNow);
      expect(sums.totalOpen + sums.totalPaid).toBe(sums.total);
    }),
  );
});

test('what was redeemed is not asked again, and too much asks nothing', () => {
  expect(amountDue({ totalPayNow: 6150, totalPaid: 0 })).toBe(6150);
  expect(amountDue({ totalPayNow: 6150, totalPaid: 2500 })).toBe(3650);
  expect(amountDue({ totalPayNow: 6150, totalPaid: 9600 })).toBe(0);
});

test('what is redeemed pays what is due now first, then what was left for the venue', () => {
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 2500 })).toBe(7900);
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 15_000 })).toBe(5300);
  expect(amountLater({ total: 20_300, totalPayNow: 12_400, totalPaid: 20_300 })).toBe(0);
});
