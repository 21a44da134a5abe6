import { expect, test } from 'vitest';
import {
  accountRedirect,
  accountWindow,
  accountForm,
  isLoggedIn,
  windowForm,
} from '#machines/session/session.selectors.ts';
import { customerForm } from '#tests/support/machines/customerForms.ts';
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
  const details = () => accountForm('details')(run.actor.getSnapshot());
  details()?.send({ type: 'form.dismissed' });
  expect([run.state(), details()]).toEqual([{ loggedIn: 'viewing' }, undefined]);
  run.send({ type: 'edit.requested' });
  details()?.send({ type: 'form.submitted', form: customerForm });
  await run.answer('details', null);
  expect(run.state()).toEqual({ loggedIn: 'viewing' });
  expect(run.emitted).toEqual([{ type: 'notice', code: 'details_saved' }]);
});

test.each([
  ['passwordChange.requested', 'changingPassword', 'changePassword', 'password_changed'],
  ['export.requested', 'exporting', 'exportData', 'data_exported'],
] as const)('%s opens its window, which closes when it is dismissed or done', async (opened, state, form, code) => {
  const run = runSession(true);
  const shown = () => accountWindow(run.actor.getSnapshot());
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: opened });
  expect(shown()).toBe(state);
  windowForm(run.actor.getSnapshot())?.send({ type: 'form.dismissed' });
  expect([shown(), run.emitted]).toEqual([null, []]);
  run.send({ type: opened });
  accountForm(form)(run.actor.getSnapshot())?.send({
    type: 'form.submitted',
    form: { password: 'p', currentPassword: 'q' },
  });
  await run.answer(form, null);
  expect([shown(), run.emitted]).toEqual([null, [{ type: 'notice', code }]]);
});

test('the window of the logins closes when it is dismissed', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'sessions.requested' });
  expect(accountWindow(run.actor.getSnapshot())).toBe('viewingSessions');
  run.send({ type: 'window.dismissed' });
  expect(accountWindow(run.actor.getSnapshot())).toBeNull();
});

test('an account that is erased is said and forgotten, and leads to the login page', async () => {
  const run = runSession(true);
  await run.answer('loadCustomer', { customerId: 'c1' });
  run.send({ type: 'erasure.requested' });
  accountForm('eraseAccount')(run.actor.getSnapshot())?.send({ type: 'form.submitted', form: { password: 'p' } });
  await run.answer('eraseAccount', null);
  await run.answer('logOut', null);
  expect(run.state()).toBe('loggedOut');
  expect(run.emitted).toEqual([
    { type: 'notice', code: 'account_erased' },
    { type: 'navigate.requested', to: 'login' },
  ]);
});

test('an account that another tab erased leads to the login page with its token', async () => {
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
