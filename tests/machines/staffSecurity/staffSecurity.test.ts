import { expect, test } from 'vitest';
import {
  passkeyToRemove,
  passwordQuestion,
  securityDialog,
  securityForm,
  shownCodes,
  shownSecret,
} from '#machines/staffSecurity/staffSecurity.selectors.ts';
import { formRefusal } from '#machines/submission/submission.selectors.ts';
import { recovery, runStaffSecurity, secret } from '#tests/support/machines/staffSecurityWalk.ts';

const currentPassword = 'lavendel-op-de-berg';

test('an authenticator is added by the password and a first code, and its recovery codes are shown once', async () => {
  const run = runStaffSecurity();
  run.send({ type: 'app.requested' });
  expect(securityDialog(run.snapshot())).toBe('enrolling');
  run.submit('startFactor', { currentPassword });
  await run.answer('startFactor', secret);
  expect(shownSecret(run.snapshot())).toEqual(secret);
  expect(run.held()).not.toContain(currentPassword);
  run.submit('confirmFactor', { code: '123456' });
  await run.answer('confirmFactor', recovery);
  expect(shownCodes(run.snapshot())).toEqual(recovery.recoveryCodes);
  expect(run.held()).not.toContain(secret.secret);
  run.send({ type: 'codes.saved' });
  expect(securityDialog(run.snapshot())).toBeNull();
  expect(run.held()).not.toContain(recovery.recoveryCodes[0]);
});

test('a wrong first code can be typed again, beside the same secret; whoever stops leaves no secret', async () => {
  const run = runStaffSecurity();
  run.send({ type: 'app.requested' });
  run.submit('startFactor', { currentPassword });
  await run.answer('startFactor', secret);
  run.submit('confirmFactor', { code: '123456' });
  await run.refuse('confirmFactor', 'second_factor_invalid');
  expect(shownSecret(run.snapshot())).toEqual(secret);
  expect(formRefusal(securityForm('confirmFactor')(run.snapshot())!.getSnapshot())?.code).toBe('second_factor_invalid');
  run.dismiss('confirmFactor');
  expect(securityDialog(run.snapshot())).toBeNull();
  expect(run.held()).not.toContain(secret.secret);
});

test('a wrong password keeps its dialog open, and is kept nowhere', async () => {
  const run = runStaffSecurity();
  run.send({ type: 'appRemoval.requested' });
  run.submit('removeFactor', { currentPassword });
  await run.refuse('removeFactor', 'validation_failed');
  expect(securityDialog(run.snapshot())).toBe('removingApp');
  expect(formRefusal(passwordQuestion(run.snapshot())!.getSnapshot())?.code).toBe('validation_failed');
  expect(run.held()).not.toContain(currentPassword);
  run.submit('removeFactor', { currentPassword });
  await run.answer('removeFactor', null);
  expect(securityDialog(run.snapshot())).toBeNull();
});

test('what is being changed cannot be closed, so its codes are never lost', async () => {
  const run = runStaffSecurity();
  run.send({ type: 'renewal.requested' });
  run.submit('renewCodes', { currentPassword });
  run.dismiss('renewCodes');
  await run.answer('renewCodes', recovery);
  expect(securityDialog(run.snapshot())).toBe('renewingCodes');
  expect(shownCodes(run.snapshot())).toEqual(recovery.recoveryCodes);
});

test('the first passkey of an account brings recovery codes, another one none', async () => {
  const first = runStaffSecurity();
  const another = runStaffSecurity();
  for (const run of [first, another]) {
    run.send({ type: 'passkey.requested' });
    run.submit('addPasskey', { name: 'telefoon', currentPassword });
  }
  await first.answer('addPasskey', recovery);
  await another.answer('addPasskey', { recoveryCodes: null });
  expect(shownCodes(first.snapshot())).toEqual(recovery.recoveryCodes);
  expect(securityDialog(another.snapshot())).toBeNull();
});

test('a passkey is removed by the password, and none is meant once the dialog is closed', async () => {
  const run = runStaffSecurity();
  run.send({ type: 'passkeyRemoval.requested', id: 'p1' });
  expect(passkeyToRemove(run.snapshot())).toBe('p1');
  run.dismiss('removePasskey');
  expect(passkeyToRemove(run.snapshot())).toBeNull();
  run.send({ type: 'passkeyRemoval.requested', id: 'p2' });
  run.submit('removePasskey', { id: 'p2', currentPassword });
  await run.answer('removePasskey', null);
  expect(securityDialog(run.snapshot())).toBeNull();
});

test('a new password is told of, and the form is there for another', async () => {
  const run = runStaffSecurity();
  run.submit('changePassword', { currentPassword, newPassword: 'rozemarijn-in-het-dal' });
  await run.refuse('changePassword', 'offline');
  expect(run.emitted).toEqual([]);
  run.submit('changePassword', { currentPassword, newPassword: 'rozemarijn-in-het-dal' });
  await run.answer('changePassword', null);
  expect(run.emitted).toEqual([{ type: 'notice', code: 'password_changed' }]);
  expect(run.held()).not.toContain('rozemarijn');
  expect(formRefusal(securityForm('changePassword')(run.snapshot())!.getSnapshot())).toBeNull();
});

test('a password that is changed meanwhile closes no dialog', async () => {
  const run = runStaffSecurity();
  run.submit('changePassword', { currentPassword, newPassword: 'rozemarijn-in-het-dal' });
  run.send({ type: 'renewal.requested' });
  run.submit('renewCodes', { currentPassword });
  await run.answer('changePassword', null);
  await run.answer('renewCodes', recovery);
  expect(shownCodes(run.snapshot())).toEqual(recovery.recoveryCodes);
});
