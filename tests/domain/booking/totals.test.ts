import { amountDue, amountLater, mayPayMore, onlineAmount, onlineTotals, totals } from '#domain/booking/totals.ts';
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
    totalMayPayNow: 0,
    totalPayLater: 10500,
    totalPaid: 0,
    totalOpen: 10500,
  });
});

test('with online payment everything is paid now', () => {
  expect(totals(items, 'payment', 2500)).toEqual({
    total: 10500,
    totalPayNow: 10500,
    totalMayPayNow: 10500,
    totalPayLater: 0,
    totalPaid: 2500,
    totalOpen: 8000,
  });
});

test('with both, treatments must be paid now, the entry may be and the towel may not', () => {
  expect(totals(items, 'payment-and-location', 0)).toEqual({
    total: 10500,
    totalPayNow: 6150,
    totalMayPayNow: 9600,
    totalPayLater: 4350,
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
    totalMayPayNow: 3766,
    totalPayLater: 5835,
  });
  expect(totals(deposits, 'payment-and-location', 0)).toMatchObject({
    totalPayNow: 3076,
    totalMayPayNow: 9601,
    totalPayLater: 6525,
  });
  expect(totals(deposits, 'location', 0)).toMatchObject({ totalPayNow: 0, totalPayLater: 9601 });
});

test('now and later always make the total, and what must be paid now is part of what may be', () => {
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
      expect(sums.totalPayNow).toBeLessThanOrEqual(sums.totalMayPayNow);
      expect(sums.totalMayPayNow).toBeLessThanOrEqual(sums.total);
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

const mixed = { total: 12_300, totalPayNow: 4500, totalMayPayNow: 11_400, totalPaid: 0 };

test('who pays online pays what is due, or by choice all that may be paid now', () => {
  expect([onlineAmount(mixed, false), onlineAmount(mixed, true)]).toEqual([4500, 11_400]);
  expect([
    onlineAmount({ ...mixed, totalPaid: 2000 }, false),
    onlineAmount({ ...mixed, totalPaid: 2000 }, true),
  ]).toEqual([2500, 9400]);
  expect(onlineTotals(mixed, false)).toEqual(mixed);
  expect(onlineTotals(mixed, true)).toMatchObject({ totalPayNow: 11_400, totalPayLater: 900 });
});

test('who pays online while nothing is due pays all that may be paid now', () => {
  const covered = { ...mixed, totalPaid: 5000 };
  expect([onlineAmount(covered, false), onlineAmount(covered, true)]).toEqual([6400, 6400]);
  expect(amountLater(onlineTotals(covered, false))).toBe(900);
});

test('there is nothing to choose when all that may be paid is due or paid', () => {
  expect(mayPayMore(mixed)).toBe(true);
  expect(mayPayMore({ ...mixed, totalPaid: 11_400 })).toBe(false);
  expect(mayPayMore({ ...mixed, totalMayPayNow: 4500 })).toBe(false);
  expect(onlineAmount({ ...mixed, totalPaid: 12_000 }, true)).toBe(0);
});
