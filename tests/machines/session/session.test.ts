import { expect, test } from 'vitest';
import { accountRedirect, accountWindow, isEditing, isLoggedIn } from '#machines/session/session.selectors.ts';
import { runSession } from '#tests/support/machines/sessionWalk.ts';

test('without a stored login the account leads to the login page', () => {
  const run = runSession(false);
  expect(run.state()).toBe('loggedOut');
  expect(accountRedirect(run.actor.getSnapshot(), 'account')).toBe('login');
  expect(accountRedirect(run.actor.getSnapshot(), 'login')).toBeNull();
});

test('a stored login is checked, and then the login page leads to the account', async () => {
  const run = runSession(true);
  expect(accountRedirect(run.actor.getSnapshot(), 'account')).toBeNull();
  await run.answer('loadCustomer', { customerId: 'c1' });
  expect(isLoggedIn(run.actor.getSnapshot())).toBe(true);
  expect(run.actor.getSnapshot().context.customerId).toBe('c1');
  expect(accountRedirect(run.actor.getSnapshot(), 'login')).toBe('account');
});

test('a refused token logs out, an unreachable server does not', async () => {
  const refused = runSession(true);
  await refused.refuse('loadCustomer', 'unauthorized');
  expect(refused.state()).toBe('loggedOut');
  const unreachable = runSession(true);
  await unreachable.refuse('loadCustomer', 'service_unavailable');
  expect(unreachable.state()).toBe('unreachable');
  unreachable.send({ type: 'check.retried' });
  expect(unreachable.state()).toBe('checking');
});

test('a login leads to the account', () => {
  const run = runSession(false);
  run.send({ type: 'customer.loggedIn' });
  expect(run.state()).toBe('checking');
  expect(run.emitted).toEqual([{ type: 'navigate.requested', to: 'account' }]);
});

test('logging out is asked about first and leads to the login page, even when the server is away', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'logout.requested' });
  run.send({ type: 'logout.dismissed' });
  expect(run.state()).toEqual({ loggedIn: 'viewing' });
  run.send({ type: 'logout.requested' });
  run.send({ type: 'logout.confirmed' });
  await run.refuse('logOut', 'internal');
  expect(run.state()).toBe('loggedOut');
  expect(run.actor.getSnapshot().context.customerId).toBeNull();
  expect(run.emitted).toEqual([{ type: 'navigate.requested', to: 'login' }]);
});

test('the dialog of the details closes unchanged or saved', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'edit.requested' });
  expect(isEditing(run.actor.getSnapshot())).toBe(true);
  run.send({ type: 'edit.dismissed' });
  expect(isEditing(run.actor.getSnapshot())).toBe(false);
  run.send({ type: 'edit.requested' });
  run.send({ type: 'details.saved' });
  expect(run.state()).toEqual({ loggedIn: 'viewing' });
});

test.each([
  ['passwordChange.requested', 'changingPassword', 'password.changed'],
  ['sessions.requested', 'viewingSessions', 'window.dismissed'],
  ['export.requested', 'exporting', 'data.exported'],
  ['erasure.requested', 'erasing', 'window.dismissed'],
] as const)('%s opens its window, which closes when it is dismissed or done', async (opened, state, done) => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  for (const closed of ['window.dismissed', done] as const) {
    run.send({ type: opened });
    expect(run.state()).toEqual({ loggedIn: state });
    expect(accountWindow(run.actor.getSnapshot())).toBe(state);
    run.send({ type: closed });
    expect(run.state()).toEqual({ loggedIn: 'viewing' });
    expect(accountWindow(run.actor.getSnapshot())).toBeNull();
  }
});

test('an account that was erased leads to the login page with its token', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'erasure.requested' });
  run.send({ type: 'token.removed' });
  expect(run.state()).toBe('loggedOut');
  expect(run.emitted).toEqual([{ type: 'navigate.requested', to: 'login' }]);
});

test('another tab that logs out is followed to the login page', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'token.removed' });
  expect(run.state()).toBe('loggedOut');
  expect(run.emitted).toEqual([{ type: 'navigate.requested', to: 'login' }]);
});

test('a token that is gone before the customer is known leads nowhere', () => {
  const run = runSession(true);
  run.send({ type: 'token.removed' });
  expect(run.state()).toBe('loggedOut');
  expect(run.emitted).toEqual([]);
});
