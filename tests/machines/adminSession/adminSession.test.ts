import { expect, test } from 'vitest';
import { adminRedirect, isUnreachable, openChallenge } from '#machines/adminSession/adminSession.selectors.ts';
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

test('a second factor is asked before the login counts, and can be turned away from', () => {
  const run = runAdminSession(false);
  run.send({ type: 'challenge.received', challenge: { token: 'ch1', passkey: true } });
  expect(openChallenge(run.snapshot())).toEqual({ token: 'ch1', passkey: true });
  expect(adminRedirect(run.snapshot(), 'office')).toBe('login');
  run.send({ type: 'challenge.dismissed' });
  expect(openChallenge(run.snapshot())).toBeNull();
  run.send({ type: 'challenge.received', challenge: { token: 'ch2', passkey: false } });
  run.send({ type: 'staff.loggedIn' });
  expect(run.snapshot().value).toBe('checking');
  expect(run.snapshot().context.challenge).toBeNull();
  expect(run.emitted).toEqual([toProducts]);
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
