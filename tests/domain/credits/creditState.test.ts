import { expect, test } from 'vitest';
import { creditState } from '#domain/credits/creditState.ts';

const card = { blocked: false, balance: 100, usableTo: '2026-05-12' };

test.each([
  ['usable', card],
  ['usable', { ...card, usableTo: null }],
  ['blocked', { ...card, blocked: true, balance: 0, usableTo: '2026-05-11' }],
  ['expired', { ...card, usableTo: '2026-05-11', balance: 0 }],
  ['spent', { ...card, balance: 0 }],
])('a card is %s on its day', (state, facts) => {
  expect(creditState(facts, '2026-05-12')).toBe(state);
});
