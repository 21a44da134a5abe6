import { expect, test } from 'vitest';
import {
  isChecking,
  isRedeeming,
  mayPay,
  refusedCode,
  refusedPayment,
} from '#machines/deskCredit/deskCredit.selectors.ts';
import { blocked, runDeskCredit, usable, voucher } from '#tests/support/machines/deskCreditWalk.ts';

const code = '7M3Q-9F2X-K4TB-8HJD';
const enter = { type: 'code.entered', code } as const;

test('a gift card is shown first, and pays what it was told to', async () => {
  const run = runDeskCredit();
  run.send({ type: 'code.entered', code: `https://kuur.example/nl#giftCard=${code}` });
  expect([isChecking(run.snapshot()), run.inputOf('quoteCode')]).toEqual([true, { code }]);
  await run.answer('quoteCode', usable);
  expect([run.state(), mayPay(run.snapshot()), run.snapshot().context.amount]).toEqual(['shown', true, 5000]);
  run.send({ type: 'amount.typed', amount: 2000 });
  run.send({ type: 'payment.requested' });
  expect([isRedeeming(run.snapshot()), run.inputOf('redeemCode')]).toEqual([true, { code, amount: 2000 }]);
  await run.answer('redeemCode', null);
  expect([run.state(), run.emitted]).toEqual(['redeemed', [{ type: 'credit.redeemed', amount: 2000 }]]);
});

test.each([
  ['nothing', usable, null],
  ['less than a cent', usable, 0],
  ['more than it can', usable, 5001],
  ['what is blocked', blocked, 100],
  ['a part of a voucher', voucher, 1000],
])('%s is not paid with it', async (_what, credit, amount) => {
  const run = runDeskCredit();
  run.send(enter);
  await run.answer('quoteCode', credit);
  run.send({ type: 'amount.typed', amount });
  run.send({ type: 'payment.requested' });
  expect([run.state(), mayPay(run.snapshot())]).toEqual(['shown', false]);
});

test('an unknown code says so, and the next one is tried', async () => {
  const run = runDeskCredit();
  run.send(enter);
  await run.refuse('quoteCode', 'gift_card_invalid');
  expect([run.state(), refusedCode(run.snapshot())?.problem]).toEqual(['asking', 'gift_card_invalid']);
  run.send(enter);
  expect(refusedCode(run.snapshot())).toBeNull();
});

test('a card that is read while another is looked up takes its place', async () => {
  const run = runDeskCredit();
  run.send(enter);
  run.send({ type: 'code.entered', code: 'AAAA-BBBB-CCCC-DDDD' });
  expect(run.inputOf('quoteCode')).toEqual({ code: 'AAAA-BBBB-CCCC-DDDD' });
});

test('what another desk used meanwhile is shown anew with the reason, and does not pay by itself', async () => {
  const run = runDeskCredit();
  run.send(enter);
  await run.answer('quoteCode', usable);
  run.send({ type: 'payment.requested' });
  await run.refuse('redeemCode', 'version_conflict');
  expect(run.state()).toBe('checking');
  await run.answer('quoteCode', { ...usable, balance: 1500, amount: 1500 });
  expect([run.state(), run.snapshot().context.amount]).toEqual(['shown', 1500]);
  expect(refusedPayment(run.snapshot())?.problem).toBe('version_conflict');
  expect(run.emitted).toEqual([]);
  run.send({ type: 'amount.typed', amount: 1000 });
  expect(refusedPayment(run.snapshot())).toBeNull();
});

test('a payment whose answer was lost is sent again with the same words', async () => {
  const run = runDeskCredit();
  run.send(enter);
  await run.answer('quoteCode', usable);
  run.send({ type: 'payment.requested' });
  await run.refuse('redeemCode', 'internal');
  expect([run.state(), mayPay(run.snapshot())]).toEqual(['shown', true]);
  run.send({ type: 'payment.requested' });
  expect(run.inputOf('redeemCode')).toEqual({ code, amount: 5000 });
});
