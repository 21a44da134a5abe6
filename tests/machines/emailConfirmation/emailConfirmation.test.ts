import { expect, test } from 'vitest';
import {
  confirmationProblem,
  confirmedEmail,
  isConfirming,
  mayRetry,
} from '#machines/emailConfirmation/emailConfirmation.selectors.ts';
import { runEmailConfirmation } from '#tests/support/machines/emailConfirmationWalk.ts';

test('opening the page confirms nothing; the visitor does', async () => {
  const run = runEmailConfirmation();
  expect([isConfirming(run.snapshot()), confirmedEmail(run.snapshot())]).toEqual([false, null]);
  run.send({ type: 'confirmation.requested' });
  expect(isConfirming(run.snapshot())).toBe(true);
  expect(run.inputOf('confirmEmail')).toEqual({ token: 'mailed' });
  await run.answer('confirmEmail', { email: 'anna@olijfgaard.example' });
  expect([isConfirming(run.snapshot()), confirmedEmail(run.snapshot())]).toEqual([false, 'anna@olijfgaard.example']);
});

test.each(['token_invalid', 'email_taken'])('what stays refused is not tried again: %s', async (code) => {
  const run = runEmailConfirmation();
  run.send({ type: 'confirmation.requested' });
  await run.refuse('confirmEmail', code);
  expect([confirmationProblem(run.snapshot()), mayRetry(run.snapshot())]).toEqual([code, false]);
});

test('after a failure that may pass the visitor tries again', async () => {
  const run = runEmailConfirmation();
  run.send({ type: 'confirmation.requested' });
  await run.refuse('confirmEmail', 'service_unavailable');
  expect(mayRetry(run.snapshot())).toBe(true);
  run.send({ type: 'confirmation.requested' });
  expect([isConfirming(run.snapshot()), confirmationProblem(run.snapshot())]).toEqual([true, null]);
});
