import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';
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
  await kuur.services.jobs.runDueJobs();
  kuur.mails.length = 0;
});

const [oldPassword, newPassword] = ['Geheim-123', 'Nieuw-45678'];
const register = async (email: string): Promise<string> => {
  const body = customerForm({ email, password: oldPassword });
  return (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
};
const logIn = (email: string, password: string) =>
  kuur.call('POST', '/api/customers/login', { body: { email, password } });
const ask = (email: string, request = {}) =>
  kuur.call('POST', '/api/customers/reset-password', { body: { email }, ...request });
const path = (token: string): string => `/api/customers/reset-password/${token}`;
const use = (token: string, password = newPassword, request = {}) =>
  kuur.call('POST', path(token), { body: { password }, ...request });

async function mailedToken(email: string): Promise<string> {
  expect((await ask(email)).status).toBe(204);
  await kuur.services.jobs.runDueJobs();
  return mailedTokenIn(kuur.mails.at(-1), 'customer/reset-password');
}

test('a new password is chosen by the mailed link, once; every login ends', async () => {
  const email = 'vergeten@proefbad.example';
  const login = await register(email);
  const token = await mailedToken(email);
  expect(kuur.mails[0]?.text).toContain(`https://kuur.example/customer/reset-password/${token}`);
  expect((await kuur.call<{ email: string }>('GET', path(token))).json.data).toEqual({ email });
  expect((await use(token)).status).toBe(204);
  expect((await kuur.call('GET', '/api/customers', { token: login })).json.code).toBe('unauthorized');
  expect((await logIn(email, oldPassword)).json.code).toBe('login_failed');
  expect((await logIn(email, newPassword)).status).toBe(200);
  const again = await use(token, 'Anders-45678');
  expect([again.status, again.json.code]).toEqual([404, 'token_invalid']);
  expect((await kuur.call('GET', path(token))).json.code).toBe('token_invalid');
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.at(-1)).toMatchObject({ to: email, subject: 'Je wachtwoord bij Proefbad is gewijzigd' });
});

test('an unknown address gets the same answer, and no mail', async () => {
  await register('bekend@proefbad.example');
  await kuur.services.jobs.runDueJobs();
  const [registered, unknown] = [await ask('bekend@proefbad.example'), await ask('onbekend@proefbad.example')];
  expect([registered.status, registered.body]).toEqual([unknown.status, unknown.body]);
  const jobs = kuur.db.selectFrom('job').select('kind').where('doneAt', 'is', null);
  expect((await jobs.execute()).map(({ kind }) => kind)).toEqual(['people.resetRequested', 'people.resetRequested']);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails.map(({ to }) => to)).toEqual(['bekend@proefbad.example']);
});

test('three mails an hour to an address, known or not; the first link stays good', async () => {
  await register('vaak@proefbad.example');
  const first = await mailedToken('vaak@proefbad.example');
  const statuses: number[] = [];
  for (const email of ['Vaak@proefbad.example', 'niemand@proefbad.example']) {
    for (let attempt = 0; attempt < 4; attempt += 1) statuses.push((await ask(email)).status);
  }
  expect(statuses).toEqual([204, 204, 429, 429, 204, 204, 204, 429]);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.mails).toHaveLength(3);
  expect((await use(first)).status).toBe(204);
});

test('a link works for an hour, and only for its own venue', async () => {
  await register('uur@proefbad.example');
  const token = await mailedToken('uur@proefbad.example');
  expect((await use(token, newPassword, { appTag: 'tweede' })).json.code).toBe('token_invalid');
  await kuur.advance({ minutes: 61 });
  expect((await use(token)).json.code).toBe('token_invalid');
  expect((await logIn('uur@proefbad.example', oldPassword)).status).toBe(200);
});

test('a password that does not fit is refused, and leaves the link good', async () => {
  await register('regels@proefbad.example');
  const token = await mailedToken('regels@proefbad.example');
  const short = await use(token, 'kort1');
  expect([short.status, short.json.errors?.[0]?.pointer]).toEqual([400, '/password']);
  expect((await use(token)).status).toBe(204);
});

test('who reads the mail of an address takes the account back from a change that waits', async () => {
  const email = 'terug@proefbad.example';
  const thief = await register(email);
  const form = customerForm({ email: 'dief@proefbad.example', currentPassword: oldPassword });
  await kuur.call('PUT', '/api/customers', { token: thief, body: form });
  await kuur.services.jobs.runDueJobs();
  const pending = mailedTokenIn(kuur.confirmationMails.at(-1), 'customer/confirm');
  expect((await use(await mailedToken(email))).status).toBe(204);
  const confirmed = await kuur.call('POST', '/api/customers/confirm', { body: { token: pending } });
  expect(confirmed.json.code).toBe('token_invalid');
  const token = (await logIn(email, newPassword)).json.data.accessToken;
  const { json } = await kuur.call('GET', '/api/customers', { token });
  expect(json.data).toMatchObject({ email, emailConfirmed: true, pendingEmail: null });
});

test('neither the database nor the log holds what opens the link', async () => {
  await register('dump@proefbad.example');
  const token = await mailedToken('dump@proefbad.example');
  const rows = await Promise.all([
    kuur.db.selectFrom('mailedLink').selectAll().execute(),
    kuur.db.selectFrom('job').selectAll().execute(),
  ]);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect(kuur.logged.join('')).not.toContain(token);
});
