import { expect, test } from 'vitest';
import { isMailing, refusedMail } from '#machines/receiptMail/receiptMail.selectors.ts';
import { runReceiptMail } from '#tests/support/machines/receiptMailWalk.ts';

const email = 'anna@voorbeeld.example';
const send = { type: 'mail.requested' } as const;

test('the receipt goes to the customer, and tells where it went', async () => {
  const run = runReceiptMail(email);
  run.send(send);
  expect([isMailing(run.snapshot()), run.inputOf('mailReceipt')]).toEqual([true, { email }]);
  await run.answer('mailReceipt', null);
  expect([run.state(), run.emitted]).toEqual(['mailed', [{ type: 'receipt.mailed', email }]]);
});

test('another address is typed over it', async () => {
  const run = runReceiptMail(email);
  run.send({ type: 'address.typed', email: ' boekhouding@voorbeeld.example ' });
  run.send(send);
  expect(run.inputOf('mailReceipt')).toEqual({ email: 'boekhouding@voorbeeld.example' });
});

test.each([
  ['', 'required'],
  ['anna', 'email_invalid'],
  [`${'a'.repeat(250)}@voorbeeld.example`, 'too_long'],
])('nothing is sent to "%s", which says %s until it is typed over', (typed, code) => {
  const run = runReceiptMail(email);
  run.send({ type: 'address.typed', email: typed });
  run.send(send);
  expect([run.state(), run.snapshot().context.code]).toEqual(['addressing', code]);
  run.send({ type: 'address.typed', email });
  expect(run.snapshot().context.code).toBeNull();
});

test('a refusal loses no address, and is gone while it is sent again', async () => {
  const run = runReceiptMail(email);
  run.send(send);
  await run.refuse('mailReceipt', 'payment_required');
  expect([run.state(), refusedMail(run.snapshot())?.problem]).toEqual(['addressing', 'payment_required']);
  expect(run.snapshot().context.email).toBe(email);
  run.send(send);
  expect(refusedMail(run.snapshot())).toBeNull();
});

test('what the server says of the address stands at the address', async () => {
  const run = runReceiptMail(email);
  run.send(send);
  await run.refuse('mailReceipt', 'validation_failed', { errors: [{ pointer: '/email', code: 'email_invalid' }] });
  expect([run.snapshot().context.code, refusedMail(run.snapshot())]).toEqual(['email_invalid', null]);
});
