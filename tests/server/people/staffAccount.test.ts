import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { CurrentStaffUser, StandardRole } from '#contract/names.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { createLimited, createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    env: { PUBLIC_URL: 'https://kuur.example', DEMO: '1' },
    seed: async (db) => {
      await createLimited(db);
      await createProefbad(db, { venueId: 'tweede' });
    },
  });
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.db.deleteFrom('throttle').execute();
  await kuur.db.deleteFrom('accessToken').execute();
  await kuur.db.deleteFrom('staffUser').where('role', '<>', 'owner').execute();
  await kuur.services.jobs.runDueJobs();
  kuur.mails.length = 0;
});

const newPassword = 'Nieuw-wachtwoord-2';
const ask = (email: string, request = {}) =>
  kuur.call('POST', '/api/admin/reset-password', { body: { email }, ...request });
const use = (token: string, password = newPassword, request = {}) =>
  kuur.call('POST', `/api/admin/reset-password/${token}`, { body: { password }, ...request });
const me = (token: string) => kuur.call<CurrentStaffUser>('GET', '/api/admin/user', { token });
const change = (token: string, form: object) =>
  kuur.call<CurrentStaffUser>('PUT', '/api/admin/user', {
    token,
    body: { firstName: 'Mila', lastName: 'Visser', email: 'desk@proefbad.example', ...form },
  });

async function loggedIn(role: StandardRole = 'desk'): Promise<string> {
  await insertStaff(kuur.db, role);
  return (await staffToken(kuur, role))!;
}

async function mailedReset(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  await kuur.services.jobs.runDueJobs();
  return mailedTokenIn(kuur.mails.at(-1), 'admin/reset-password');
}

test('staff choose a new password by the mailed link, once; every login ends and a mail tells', async () => {
  const login = await loggedIn();
  const token = await mailedReset('desk@proefbad.example');
  expect(kuur.mails[0]?.text).toContain(`https://kuur.example/admin/reset-password/${token}`);
  const whose = await kuur.call<{ email: string }>('GET', `/api/admin/reset-password/${token}`);
  expect(whose.json.data).toEqual({ email: 'desk@proefbad.example' });
  expect((await use(token)).status).toBe(204);
  expect((await me(login)).status).toBe(401);
  expect(await staffToken(kuur, 'desk')).toBeUndefined();
  expect(await staffToken(kuur, 'desk', newPassword)).toBeDefined();
  expect((await use(token)).json.code).toBe('token_invalid');
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.at(-1)).toMatchObject({
    to: 'desk@proefbad.example',
    subject: 'Je wachtwoord bij Proefbad is gewijzigd',
  });
});

test('an unknown, a suspended and a known address get the same answer; one gets a mail', async () => {
  await loggedIn('desk');
  await loggedIn('planner');
  await kuur.db.updateTable('staffUser').set({ suspendedAt: new Date() }).where('id', '=', 'st-planner').execute();
  const answers = [];
  for (const who of ['desk', 'planner', 'niemand']) answers.push(await ask(`${who}@proefbad.example`));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body}`)).size).toBe(1);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.map(({ to }) => to)).toEqual(['desk@proefbad.example']);
});

test('a reset of staff opens no customer, and the other way round', async () => {
  await loggedIn();
  const token = await mailedReset('desk@proefbad.example');
  const asCustomer = await kuur.call('POST', `/api/customers/reset-password/${token}`, {
    body: { password: newPassword },
  });
  expect(asCustomer.json.code).toBe('token_invalid');
  expect((await use(token, newPassword, { appTag: 'tweede' })).json.code).toBe('token_invalid');
  expect((await use(token, 'Veertien-teken')).json.errors).toEqual([{ pointer: '/password', code: 'too_short' }]);
  await kuur.advance({ minutes: 61 });
  expect((await use(token)).json.code).toBe('token_invalid');
});

test('of twenty clients who use the link at once one chooses the password', async () => {
  await loggedIn();
  const token = await mailedReset('desk@proefbad.example');
  const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => use(token, `${newPassword}-${index}`)));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([204, ...Array(19).fill(404)]);
});

test('a host of the request does not change the mailed link', async () => {
  await loggedIn();
  await ask('desk@proefbad.example', { headers: { host: 'evil.example', 'x-forwarded-host': 'evil.example' } });
  await kuur.services.jobs.runDueJobs();
  expect(JSON.stringify(kuur.mails.at(-1))).not.toContain('evil.example');
});

test('staff change their own name; their role they do not', async () => {
  const token = await loggedIn();
  const renamed = await change(token, { firstName: ' Mila Maria ' });
  expect(renamed.json.data).toMatchObject({ firstName: 'Mila Maria', lastName: 'Visser', pendingEmail: null });
  expect((await change(token, { role: 'owner' })).json.errors).toEqual([{ pointer: '/role', code: 'unknown' }]);
});

test('another password asks the current one and ends every other login', async () => {
  const token = await loggedIn();
  const elsewhere = (await staffToken(kuur, 'desk'))!;
  const refused = await change(token, { newPassword });
  expect(refused.json.errors).toEqual([{ pointer: '/currentPassword', code: 'password_wrong' }]);
  const guessable = await change(token, { newPassword: 'Proefbad-123456', currentPassword: staffPassword });
  expect(guessable.json.errors).toEqual([{ pointer: '/newPassword', code: 'password_guessable' }]);
  const leaked = await change(token, { newPassword: 'q1w2e3r4t5y6u7i8', currentPassword: staffPassword });
  expect(leaked.json.errors).toEqual([{ pointer: '/newPassword', code: 'password_breached' }]);
  expect((await change(token, { newPassword, currentPassword: staffPassword })).status).toBe(200);
  expect([(await me(token)).status, (await me(elsewhere)).status]).toEqual([200, 401]);
  expect(await staffToken(kuur, 'desk', newPassword)).toBeDefined();
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.map(({ subject }) => subject)).toEqual(['Je wachtwoord bij Proefbad is gewijzigd']);
});

test('another address waits until its mailed link is opened, and the old one is told', async () => {
  const token = await loggedIn();
  const elsewhere = (await staffToken(kuur, 'desk'))!;
  const form = { email: 'Nieuw@proefbad.example', currentPassword: staffPassword };
  expect((await change(token, { email: form.email })).json.errors).toEqual([
    { pointer: '/currentPassword', code: 'password_wrong' },
  ]);
  const changed = await change(token, form);
  expect(changed.json.data).toMatchObject({ email: 'desk@proefbad.example', pendingEmail: 'nieuw@proefbad.example' });
  await kuur.services.jobs.runDueJobs();
  const mailTo = (to: string) => kuur.mails.find((mail) => mail.to === to);
  expect(mailTo('desk@proefbad.example')?.text).toContain('https://kuur.example/admin/reset-password');
  const mailed = mailedTokenIn(mailTo('nieuw@proefbad.example'), 'admin/confirm');
  const confirm = () => kuur.call('POST', '/api/admin/user/confirm', { token, body: { token: mailed } });
  const answers = await Promise.all(Array.from({ length: 20 }, confirm));
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, ...Array(19).fill(404)]);
  expect((await me(token)).json.data).toMatchObject({ email: 'nieuw@proefbad.example', pendingEmail: null });
  expect((await me(elsewhere)).status).toBe(401);
  expect(await staffToken(kuur, { email: 'nieuw@proefbad.example' })).toBeDefined();
});

test('an address that a colleague has is refused, also when it comes to it later', async () => {
  const token = await loggedIn();
  await insertStaff(kuur.db, 'planner');
  const form = { email: 'planner@proefbad.example', currentPassword: staffPassword };
  expect((await change(token, form)).json.code).toBe('email_taken');
  await change(token, { ...form, email: 'content@proefbad.example' });
  await kuur.services.jobs.runDueJobs();
  const mailed = mailedTokenIn(
    kuur.mails.find(({ to }) => to === 'content@proefbad.example'),
    'admin/confirm',
  );
  await insertStaff(kuur.db, 'content');
  const late = await kuur.call('POST', '/api/admin/user/confirm', { body: { token: mailed } });
  expect(late.json.code).toBe('email_taken');
});
