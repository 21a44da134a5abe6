import { expect, test } from 'vitest';
import { balanceRefused, shownBalance, isChecking } from '#machines/balance/balance.selectors.ts';
import { runBalance } from '#tests/support/machines/balanceWalk.ts';

const card = { balance: 2500, amount: 5000, usableTo: '2029-05-02' };

test('a code that is right tells what is left on the card', async () => {
  const run = runBalance();
  run.send({ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' });
  expect(isChecking(run.snapshot())).toBe(true);
  expect(run.inputOf('checkBalance')).toEqual({ code: '7M3Q-9F2X-K4TB-8HJD' });
  await run.answer('checkBalance', card);
  expect(run.state()).toBe('shown');
  expect(shownBalance(run.snapshot())).toEqual(card);
});

test('a refused code says why, and another one can be asked', async () => {
  const run = runBalance();
  run.send({ type: 'code.entered', code: 'ABCD' });
  await run.refuse('checkBalance', 'gift_card_invalid');
  expect(run.state()).toBe('refused');
  expect(balanceRefused(run.snapshot())?.problem ?? null).toBe('gift_card_invalid');
  run.send({ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' });
  expect(balanceRefused(run.snapshot())?.problem ?? null).toBeNull();
  await run.answer('checkBalance', card);
  expect(shownBalance(run.snapshot())).toEqual(card);
});

test('what was found before is gone as soon as another code is asked', async () => {
  const run = runBalance();
  run.send({ type: 'code.entered', code: '7M3Q-9F2X-K4TB-8HJD' });
  await run.answer('checkBalance', card);
  run.send({ type: 'code.entered', code: 'ABCD' });
  expect(shownBalance(run.snapshot())).toBeNull();
  await run.refuse('checkBalance', 'too_many_requests');
  expect([shownBalance(run.snapshot()), balanceRefused(run.snapshot())?.problem ?? null]).toEqual([
    null,
    'too_many_requests',
  ]);
});
