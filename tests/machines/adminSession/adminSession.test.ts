import { expect, test } from 'vitest';
import {
  adminRedirect,
  codeForm,
  isUnreachable,
  isUsingPasskey,
  loginForm,
  openChallenge,
  passkeyRefused,
} from '#machines/adminSession/adminSession.selectors.ts';
import { formRefusal } from '#machines/submission/submission.selectors.ts';
import { runAdminSession } from '#tests/support/machines/adminWalks.ts';

const toProducts = { type: 'navigate.requested', to: 'products' };
const toLogin = { type: 'navigate.requested', to: 'login' };

test('nobody logged in sees the entry pages only, a staff member the office only', async () => {
  const nobody = runAdminSession(false);
  expect(adminRedirect(nobody.snapshot(), 'office')).toBe('login');
  expect(adminRedirect(nobody.snapshot(), 'entry')).toBeNull();
  const staff = runAdminSession(true);
  expect(adminRedirect(staff.snapshot(), 'office')).toBeNull();
  await staff.answer('loadUser', { userId: 's1' });
  expect(staff.snapshot().context.userId).toBe('s1');
  expect(adminRedirect(staff.snapshot(), 'office')).toBeNull();
  expect(adminRedirect(staff.snapshot(), 'entry')).toBe('products');
});

test('a refused token logs out, an unreachable server does not', async () => {
  const refused = runAdminSession(true);
  await refused.refuse('loadUser', 'unauthorized');
  expect(refused.snapshot().value).toBe('loggedOut');
  const away = runAdminSession(true);
  await away.refuse('loadUser', 'service_unavailable');
  expect(isUnreachable(away.snapshot())).toBe(true);
  expect(adminRedirect(away.snapshot(), 'office')).toBeNull();
  away.send({ type: 'check.retried' });
  expect(away.snapshot().value).toBe('checking');
});

const mila = { email: 'mila@olijfgaard.example', password: 'gaardhuis-mila-1' };

async function challenged(passkey = false) {
  const run = runAdminSession(false);
  run.logIn(mila);
  await run.answer('logIn', { token: 'ch1', passkey });
  return run;
}

test('a second factor is asked before the login counts, and can be turned away from', async () => {
  const run = await challenged(true);
  expect(openChallenge(run.snapshot())).toEqual({ token: 'ch1', passkey: true });
  expect(adminRedirect(run.snapshot(), 'office')).toBe('login');
  run.send({ type: 'challenge.dismissed' });
  expect(openChallenge(run.snapshot())).toBeNull();
  run.logIn(mila);
  await run.answer('logIn', { token: 'ch2', passkey: false });
  run.answerChallenge({ challenge: 'ch2', code: '123456' });
  expect(run.inputOf('answerChallenge')).toEqual({ form: { challenge: 'ch2', code: '123456' } });
  run.send({ type: 'staff.loggedIn' });
  expect(run.snapshot().value).toBe('checking');
  expect(run.snapshot().context.challenge).toBeNull();
  expect(run.emitted).toEqual([toProducts]);
});

test('who has no second factor is in once the browser has the token', async () => {
  const run = runAdminSession(false);
  run.logIn(mila);
  expect(run.inputOf('logIn')).toEqual({ form: mila });
  run.send({ type: 'staff.loggedIn' });
  expect(run.snapshot().value).toBe('checking');
  expect(run.emitted).toEqual([toProducts]);
});

test('a refused login keeps the form open for another, and the password nowhere', async () => {
  const run = runAdminSession(false);
  run.logIn(mila);
  await run.refuse('logIn', 'login_failed');
  expect(formRefusal(loginForm(run.snapshot())!.getSnapshot())?.code).toBe('login_failed');
  expect(run.held()).not.toContain(mila.password);
  run.logIn(mila);
  await run.answer('logIn', { token: 'ch1', passkey: false });
  expect(run.held()).not.toContain(mila.password);
  expect(openChallenge(run.snapshot())?.token).toBe('ch1');
});

test('one can log in while it is not known who was logged in', async () => {
  const run = runAdminSession(true);
  await run.refuse('loadUser', 'offline');
  run.logIn(mila);
  await run.answer('logIn', { token: 'ch1', passkey: false });
  expect(openChallenge(run.snapshot())?.token).toBe('ch1');
});

test('a wrong code can be typed again', async () => {
  const run = await challenged();
  run.answerChallenge({ challenge: 'ch1', code: '123456' });
  await run.refuse('answerChallenge', 'second_factor_invalid');
  expect(openChallenge(run.snapshot())?.token).toBe('ch1');
  expect(formRefusal(codeForm(run.snapshot())!.getSnapshot())?.code).toBe('second_factor_invalid');
  expect(run.held()).not.toContain('123456');
});

test('a challenge that is too old leads back to the password, by code and by passkey, and says so', async () => {
  const byCode = await challenged();
  byCode.answerChallenge({ challenge: 'ch1', code: '123456' });
  await byCode.refuse('answerChallenge', 'token_invalid');
  const byPasskey = await challenged(true);
  byPasskey.send({ type: 'passkey.requested' });
  await byPasskey.refuse('answerByPasskey', 'token_invalid');
  for (const run of [byCode, byPasskey]) {
    expect(run.snapshot().value).toBe('loggedOut');
    expect(run.emitted).toEqual([{ type: 'notice', code: 'challenge_outdated' }]);
    expect(run.held()).not.toContain('ch1');
  }
});

test('a passkey answers the challenge, and another try forgets why the first was refused', async () => {
  const run = await challenged(true);
  run.send({ type: 'passkey.requested' });
  expect(isUsingPasskey(run.snapshot())).toBe(true);
  expect(run.inputOf('answerByPasskey')).toEqual({ challenge: 'ch1' });
  await run.refuse('answerByPasskey', 'too_many_requests', { retryAfter: 60 });
  expect(isUsingPasskey(run.snapshot())).toBe(false);
  expect(passkeyRefused(run.snapshot())).toEqual({ problem: 'too_many_requests', waitSeconds: 60 });
  expect(openChallenge(run.snapshot())?.token).toBe('ch1');
  run.send({ type: 'passkey.requested' });
  expect(passkeyRefused(run.snapshot())).toBeNull();
  run.send({ type: 'staff.loggedIn' });
  expect(run.emitted).toEqual([toProducts]);
});

test('the token that goes takes the challenge along', async () => {
  const run = await challenged();
  run.send({ type: 'token.removed' });
  expect(run.snapshot().value).toBe('loggedOut');
  expect(run.held()).not.toContain('ch1');
});

test('logging out is asked about first and leads to the login page, even when the server is away', async () => {
  const run = runAdminSession(true);
  await run.answer('loadUser', { userId: 's1' });
  run.send({ type: 'logout.requested' });
  run.send({ type: 'logout.dismissed' });
  expect(run.snapshot().value).toEqual({ loggedIn: 'viewing' });
  run.send({ type: 'logout.requested' });
  run.send({ type: 'logout.confirmed' });
  await run.refuse('logOut', 'internal');
  expect(run.snapshot().value).toBe('loggedOut');
  expect(run.snapshot().context.userId).toBeNull();
  expect(run.emitted).toEqual([toLogin]);
});

test('another tab that logs out is followed to the login page', async () => {
  const run = runAdminSession(true);
  await run.answer('loadUser', { userId: 's1' });
  run.send({ type: 'token.removed' });
  expect(run.snapshot().value).toBe('loggedOut');
  expect(run.emitted).toEqual([toLogin]);
});
