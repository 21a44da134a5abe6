import { expect, test } from 'vitest';
import {
  newPasswordForm,
  requestForm,
  resetEmail,
  resetPage,
  resetProblem,
} from '#machines/passwordReset/passwordReset.selectors.ts';
import { formRefusal } from '#machines/submission/submission.selectors.ts';
import { runPasswordReset } from '#tests/support/machines/passwordResetWalk.ts';

const email = 'anna@olijfgaard.example';
const password = 'olijfgaard-9';

async function openedLink() {
  const run = runPasswordReset('mailed');
  await run.answer('checkToken', { email });
  return run;
}

test('who asks for a link reads that it is on its way once the server took the address', async () => {
  const run = runPasswordReset(null);
  run.request(email);
  expect([resetPage(run.snapshot()), run.inputOf('requestLink')]).toEqual(['requesting', { form: { email } }]);
  await run.answer('requestLink', null);
  expect(resetPage(run.snapshot())).toBe('requested');
});

test('a link that could not be asked for says why, and the form stays for another attempt', async () => {
  const run = runPasswordReset(null);
  const form = requestForm(run.snapshot())!;
  run.request(email);
  await run.refuse('requestLink', 'too_many_requests', { retryAfter: 60 });
  expect([resetPage(run.snapshot()), requestForm(run.snapshot())]).toEqual(['requesting', form]);
  expect(formRefusal(form.getSnapshot())).toEqual({ code: 'too_many_requests', retryAfter: 60, errors: [] });
  run.request(email);
  await run.answer('requestLink', null);
  expect(resetPage(run.snapshot())).toBe('requested');
});

test('a good link leads to a new password, which is saved with its token and then said', async () => {
  const run = runPasswordReset('mailed');
  expect([resetPage(run.snapshot()), run.inputOf('checkToken')]).toEqual(['checking', { token: 'mailed' }]);
  await run.answer('checkToken', { email });
  expect([resetPage(run.snapshot()), resetEmail(run.snapshot())]).toEqual(['choosing', email]);
  run.choose(password);
  expect(run.inputOf('savePassword')).toEqual({ form: { token: 'mailed', password } });
  expect([resetPage(run.snapshot()), run.emitted]).toEqual(['choosing', []]);
  await run.answer('savePassword', null);
  expect([resetPage(run.snapshot()), run.emitted]).toEqual(['saved', [{ type: 'password.saved' }]]);
});

test('whoever clicks twice saves once, and nothing more once it is saved', async () => {
  const run = await openedLink();
  run.choose(password);
  run.choose(password);
  await run.answer('savePassword', null);
  run.choose(password);
  expect(run.seen.filter(({ name }) => name === 'savePassword')).toHaveLength(1);
});

test('a password that is refused, or a server that is away, leaves the form as it was typed', async () => {
  const run = await openedLink();
  const form = newPasswordForm(run.snapshot())!;
  const errors = [{ pointer: '/password', code: 'too_common' }];
  run.choose(password);
  await run.refuse('savePassword', 'validation_failed', { errors });
  expect(formRefusal(form.getSnapshot())).toMatchObject({ code: 'validation_failed', errors });
  run.choose(password);
  await run.refuse('savePassword', 'offline');
  expect(formRefusal(form.getSnapshot())).toMatchObject({ code: 'offline', errors: [] });
  expect([resetPage(run.snapshot()), newPasswordForm(run.snapshot()), run.emitted]).toEqual(['choosing', form, []]);
});

test('a link that works no more is said so, at once or when it is used', async () => {
  const run = runPasswordReset('used');
  await run.refuse('checkToken', 'token_invalid');
  expect(resetPage(run.snapshot())).toBe('invalid');
  const late = await openedLink();
  late.choose(password);
  await late.refuse('savePassword', 'token_invalid');
  expect([resetPage(late.snapshot()), late.emitted]).toEqual(['invalid', []]);
});

test('after a failure that may pass the link is checked again', async () => {
  const run = runPasswordReset('mailed');
  await run.refuse('checkToken', 'service_unavailable');
  expect([resetPage(run.snapshot()), resetProblem(run.snapshot())]).toEqual(['unreachable', 'service_unavailable']);
  run.send({ type: 'check.retried' });
  expect([resetPage(run.snapshot()), resetProblem(run.snapshot())]).toEqual(['checking', null]);
});
