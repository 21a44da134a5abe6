import { orderLines, summaryLines } from '#domain/booking/summaryLines.ts';
import { expect, test } from 'vitest';

test('when all of it is paid now, only the total is shown', () => {
  expect(summaryLines({ total: 7900, totalPayNow: 7900, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 7900, main: true },
  ]);
});

test('an order that is paid at the venue ends with what is due there', () => {
  expect(summaryLines({ total: 7900, totalPayNow: 0, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 7900, main: false },
    { id: 'location', cents: 7900, main: true },
  ]);
});

test('an order that is paid in two parts ends with what is due now', () => {
  expect(summaryLines({ total: 20300, totalPayNow: 12400, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 20300, main: false },
    { id: 'location', cents: 7900, main: false },
    { id: 'payNow', cents: 12400, main: true },
  ]);
});

test('what was paid already is a discount with a minus', () => {
  expect(summaryLines({ total: 20300, totalPayNow: 12400, totalPaid: 2500 })).toEqual([
    { id: 'total', cents: 20300, main: false },
    { id: 'discount', cents: -2500, main: false },
    { id: 'location', cents: 7900, main: false },
    { id: 'payNow', cents: 9900, main: true },
  ]);
});

test('what was redeemed leaves less to pay now, then less at the venue, then nothing', () => {
  const now = summaryLines({ total: 7900, totalPayNow: 7900, totalPaid: 2500 });
  expect(now.map(({ id, cents }) => [id, cents])).toEqual([
    ['total', 7900],
    ['discount', -2500],
    ['payNow', 5400],
  ]);
  const venue = summaryLines({ total: 20300, totalPayNow: 12400, totalPaid: 15000 });
  expect(venue.map(({ id, cents }) => [id, cents])).toEqual([
    ['total', 20300],
    ['discount', -15000],
    ['location', 5300],
  ]);
  const nothing = summaryLines({ total: 7900, totalPayNow: 7900, totalPaid: 7900 });
  expect(nothing.at(-1)).toEqual({ id: 'payNow', cents: 0, main: true });
});

const card = (price: number) => ({ name: 'Cadeaubon', price });

test('equal cards stand on one line, in the order of the first of them', () => {
  expect(orderLines([card(2500), card(5000), card(2500)])).toEqual([
    { name: 'Cadeaubon', price: 2500, count: 2 },
    { name: 'Cadeaubon', price: 5000, count: 1 },
  ]);
});

test('nothing ordered has no lines', () => {
  expect(orderLines([])).toEqual([]);
});
