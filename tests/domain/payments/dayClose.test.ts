import { expect, test } from 'vitest';
import type { DeskTakings } from '#contract/names.ts';
import { closeDifferences, coinsWorth, dayCloseErrors, isBalanced, netTaken } from '#domain/payments/dayClose.ts';

const takings: DeskTakings[] = [
  { means: 'cash', received: 12_500, returned: 1_500, movements: 4 },
  { means: 'card', received: 48_000, returned: 2_000, movements: 9 },
];
const day = { takings, float: 15_000 };
const counted = { openingFloat: 15_000, countedCash: 26_000, slipTotal: 46_000, leftInDrawer: 15_000 };
const form = { ...counted, coins: null, reason: '' };

test('a drawer and a slip that hold what was received less what went back are balanced', () => {
  const differences = closeDifferences(form, day);
  expect(differences).toEqual({ cashDifference: 0, cardDifference: 0, floatDifference: 0 });
  expect(isBalanced(differences)).toBe(true);
  expect(dayCloseErrors(form, day)).toEqual([]);
  expect(netTaken(takings, 'paymentLink')).toBe(0);
});

test.each([
  [{ countedCash: 25_500 }, { cashDifference: -500 }],
  [{ slipTotal: 46_001 }, { cardDifference: 1 }],
  [{ openingFloat: 14_900, countedCash: 25_900 }, { floatDifference: -100 }],
])('what differs needs a reason: %j', (change, expected) => {
  const changed = { ...form, ...change };
  expect(closeDifferences(changed, day)).toMatchObject(expected);
  expect(dayCloseErrors(changed, day)).toEqual([{ pointer: '/reason', code: 'required' }]);
  expect(dayCloseErrors({ ...changed, reason: 'Verteld' }, day)).toEqual([]);
  expect(dayCloseErrors({ ...changed, reason: ' ' }, day)).toHaveLength(1);
});

test('before the first close no float is expected', () => {
  expect(closeDifferences({ ...form, openingFloat: 0, countedCash: 11_000 }, { takings, float: null })).toEqual({
    cashDifference: 0,
    cardDifference: 0,
    floatDifference: 0,
  });
});

test('counted coins and notes are worth what was counted, and no more stays than is there', () => {
  const coins = [
    { value: 5_000, count: 5 },
    { value: 500, count: 2 },
  ] as const;
  expect(coinsWorth(coins)).toBe(26_000);
  expect(dayCloseErrors({ ...form, coins: [...coins] }, day)).toEqual([]);
  expect(dayCloseErrors({ ...form, coins: [coins[0]] }, day)).toEqual([{ pointer: '/countedCash', code: 'mismatch' }]);
  expect(dayCloseErrors({ ...form, leftInDrawer: 26_001 }, day)).toEqual([
    { pointer: '/leftInDrawer', code: 'too_high' },
  ]);
});
