import { expect, test } from 'vitest';
import { passkeyRefused } from '#machines/passkeyLogin/passkeyLogin.selectors.ts';
import { addingForm, passkeyToRemove, removalForm } from '#machines/passkeys/passkeys.selectors.ts';
import { runPasskeyLogin, runPasskeys } from '#tests/support/machines/passkeysWalk.ts';

test('a passkey is added and removed, and each is said', async () => {
  const run = runPasskeys();
  run.send({ type: 'adding.requested' });
  addingForm(run.snapshot())?.send({ type: 'form.submitted', form: { name: 'Telefoon', currentPassword: 'p' } });
  await run.answer('addPasskey', null);
  run.send({ type: 'removal.requested', id: 'p1' });
  expect(passkeyToRemove(run.snapshot())).toBe('p1');
  removalForm(run.snapshot())?.send({ type: 'form.submitted', form: { id: 'p1', currentPassword: 'p' } });
  await run.answer('removePasskey', null);
  expect([run.snapshot().value, passkeyToRemove(run.snapshot())]).toEqual(['listing', null]);
  expect(run.emitted).toEqual([
    { type: 'notice', code: 'added' },
    { type: 'notice', code: 'removed' },
  ]);
});

test('a form that is left changes nothing and says nothing', () => {
  const run = runPasskeys();
  run.send({ type: 'adding.requested' });
  addingForm(run.snapshot())?.send({ type: 'form.dismissed' });
  expect([run.snapshot().value, run.emitted]).toEqual(['listing', []]);
});

test('what the browser offers in the field ends without a word when the button is pressed', async () => {
  const run = runPasskeyLogin();
  expect(run.inputOf('logInByPasskey')).toEqual({ inFields: true });
  run.send({ type: 'passkey.requested' });
  expect(run.inputOf('logInByPasskey')).toEqual({ inFields: false });
  await run.refuse('logInByPasskey', 'login_failed');
  expect(passkeyRefused(run.snapshot())).toEqual({ problem: 'login_failed' });
});

test('an offer in the field that is left says nothing, one that is refused says why', async () => {
  const dismissed = runPasskeyLogin();
  await dismissed.refuse('logInByPasskey', 'passkey_stopped');
  expect([dismissed.snapshot().value, passkeyRefused(dismissed.snapshot())]).toEqual(['waiting', null]);
  const refused = runPasskeyLogin();
  await refused.refuse('logInByPasskey', 'login_failed');
  expect(passkeyRefused(refused.snapshot())).toEqual({ problem: 'login_failed' });
});
