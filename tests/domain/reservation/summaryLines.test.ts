import { expect, test } from 'vitest';
import { summaryLines } from '#domain/reservation/summaryLines.ts';

test('when all of it is paid now, only the total is shown', () => {
  expect(summaryLines({ total: 7900, totalPayNow: 7900, totalPayLater: 0, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 7900, main: true },
  ]);
});

test('an order that is paid at the venue ends with what is due there', () => {
  expect(summaryLines({ total: 7900, totalPayNow: 0, totalPayLater: 7900, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 7900, main: false },
    { id: 'location', cents: 7900, main: true },
  ]);
});

test('an order that is paid in two parts ends with what is due now', () => {
  expect(summaryLines({ total: 20300, totalPayNow: 12400, totalPayLater: 7900, totalPaid: 0 })).toEqual([
    { id: 'total', cents: 20300, main: false },
    { id: 'location', cents: 7900, main: false },
    { id: 'payNow', cents: 12400, main: true },
  ]);
});

test('what was paid already is a discount with a minus', () => {
  expect(summaryLines({ total: 20300, totalPayNow: 9900, totalPayLater: 7900, totalPaid: 2500 })).toEqual([
    { id: 'total', cents: 20300, main: false },
    { id: 'discount', cents: -2500, main: false },
    { id: 'location', cents: 7900, main: false },
    { id: 'payNow', cents: 9900, main: true },
  ]);
});
