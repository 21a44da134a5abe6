import { expect, test } from 'vitest';
import { resetEmail, resetPage, resetProblem } from '#machines/passwordReset/passwordReset.selectors.ts';
import { runPasswordReset } from '#tests/support/machines/passwordResetWalk.ts';

test('who asks for a link reads that it is on its way', () => {
  const run = runPasswordReset(null);
  expect(resetPage(run.snapshot())).toBe('requesting');
  run.send({ type: 'link.requested' });
  expect(resetPage(run.snapshot())).toBe('requested');
});

test('a good link leads to a new password, and that to the login', async () => {
  const run = runPasswordReset('mailed');
  expect([resetPage(run.snapshot()), run.inputOf('checkToken')]).toEqual(['checking', { token: 'mailed' }]);
  await run.answer('checkToken', { email: 'anna@olijfgaard.example' });
  expect([resetPage(run.snapshot()), resetEmail(run.snapshot())]).toEqual(['choosing', 'anna@olijfgaard.example']);
  run.send({ type: 'password.saved' });
  expect([resetPage(run.snapshot()), run.pages]).toEqual(['saved', ['login']]);
});

test('a link that works no more is said so, at once or when it is used', async () => {
  const run = runPasswordReset('used');
  await run.refuse('checkToken', 'token_invalid');
  expect(resetPage(run.snapshot())).toBe('invalid');
  const late = runPasswordReset('late');
  await late.answer('checkToken', { email: 'anna@olijfgaard.example' });
  late.send({ type: 'token.refused' });
  expect(resetPage(late.snapshot())).toBe('invalid');
});

test('after a failure that may pass the link is checked again', async () => {
  const run = runPasswordReset('mailed');
  await run.refuse('checkToken', 'service_unavailable');
  expect([resetPage(run.snapshot()), resetProblem(run.snapshot())]).toEqual(['unreachable', 'service_unavailable']);
  run.send({ type: 'check.retried' });
  expect([resetPage(run.snapshot()), resetProblem(run.snapshot())]).toEqual(['checking', null]);
});
