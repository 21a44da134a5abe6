import fc from 'fast-check';
import { expect, test } from 'vitest';
import { runningBalance } from '#domain/credits/runningBalance.ts';

test('every movement says what was on the card after it', () => {
  const movements = [{ change: 500 }, { change: -3750 }, { change: 5000 }];
  expect(runningBalance(movements, 1750)).toEqual([
    { change: 500, balance: 1750 },
    { change: -3750, balance: 1250 },
    { change: 5000, balance: 5000 },
  ]);
});

test('a card that counts nothing has no balance', () => {
  expect(runningBalance([{ change: -1 }, { change: 0 }], null)).toEqual([
    { change: -1, balance: null },
    { change: 0, balance: null },
  ]);
});

test('each balance is the one before plus the change', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: -9999, max: 9999 }), { minLength: 1 }), fc.nat(), (changes, now) => {
      const balances = runningBalance(
        changes.map((change) => ({ change })),
        now,
      ).map(({ balance }) => balance ?? 0);
      for (const [at, change] of changes.slice(0, -1).entries()) {
        expect(balances[at]).toBe((balances[at + 1] ?? 0) + change);
      }
    }),
  );
});
