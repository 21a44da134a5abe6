import { afterAll, beforeAll, expect, test } from 'vitest';
import type { AccountSession } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0) Gecko/20100101 Firefox/140.0' };
let made = 0;

async function registered(): Promise<{ email: string; token: string }> {
  made += 1;
  const email = `mia-${made}@proefbad.example`;
  const body = { ...customerForm({ email }), password: 'geheim-123' };
  const answer = await app.call('POST', '/api/customers/register', { body, headers: firefox });
  expect(answer.status).toBe(201);
  return { email, token: answer.json.data.accessToken };
}

const logIn = (email: string, password: string, headers = {}) =>
  app.call('POST', '/api/customers/login', { body: { email, password }, headers });

const sessions = (token: string) => app.call<AccountSession[]>('GET', '/api/customers/sessions', { token });
const isLive = async (token: string): Promise<boolean> =>
  (await app.call('GET', '/api/customers', { token })).status === 200;

const change = (token: string, currentPassword: string, password: string) =>
  app.call('PUT', '/api/customers/password', { token, body: { currentPassword, password } });

test('a customer sees where they are logged in and ends one login or all others', async () => {
  const { email, token } = await registered();
  await app.advance({ minutes: 10 });
  const phone = (await logIn(email, 'geheim-123', { 'user-agent': 'iPhone Safari/1' })).json.data.accessToken;
  const tablet = (await logIn(email, 'geheim-123')).json.data.accessToken;
  const { data } = (await sessions(token)).json;
  expect(data.map(({ device, current }) => [device, current])).toContainEqual(['Firefox, Windows', true]);
  expect(data.map(({ device, current }) => [device, current])).toContainEqual(['Safari, iPhone', false]);
  expect(data).toHaveLength(3);
  const other = await registered();
  const ofPhone = data.find(({ device }) => device === 'Safari, iPhone')!.id;
  const end = (by: string, path: string, password = 'geheim-123') =>
    app.call('POST', `/api/customers/sessions/${path}`, { token: by, body: { password } });
  for (const path of [`${ofPhone}/end`, 'end-others']) {
    const refused = await end(token, path, 'niet-dit-123');
    expect([refused.status, refused.json.errors]).toEqual([400, [{ pointer: '/password', code: 'password_wrong' }]]);
  }
  expect(await isLive(phone)).toBe(true);
  expect((await end(other.token, `${ofPhone}/end`)).json.code).toBe('not_found');
  expect((await end(token, `${ofPhone}/end`)).status).toBe(204);
  expect([await isLive(phone), await isLive(tablet), await isLive(token)]).toEqual([false, true, true]);
  expect((await end(token, 'end-others')).status).toBe(204);
  expect([await isLive(tablet), await isLive(token), await isLive(other.token)]).toEqual([false, true, true]);
});

test('a login that was unused for seven days has ended', async () => {
  const { token } = await registered();
  await app.advance({ minutes: 6 * 24 * 60 });
  expect(await isLive(token)).toBe(true);
  await app.advance({ minutes: 7 * 24 * 60 + 1 });
  expect(await isLive(token)).toBe(false);
});

test('a new password asks the old one, ends other logins and is told by mail', async () => {
  const { email, token } = await registered();
  const other = (await logIn(email, 'geheim-123')).json.data.accessToken;
  const wrong = await change(token, 'niet-dit-123', 'vijgen-en-olijven');
  expect([wrong.status, wrong.json.errors]).toEqual([400, [{ pointer: '/currentPassword', code: 'password_wrong' }]]);
  const guessable = await change(token, 'geheim-123', 'Proefbad1!');
  expect(guessable.json.errors).toEqual([{ pointer: '/password', code: 'password_guessable' }]);
  const leaked = await change(token, 'geheim-123', 'travelma');
  expect(leaked.json.errors).toEqual([{ pointer: '/password', code: 'password_breached' }]);
  const short = await change(token, 'geheim-123', 'kort');
  expect([short.status, short.json.code]).toEqual([400, 'validation_failed']);
  expect((await change(token, 'geheim-123', 'vijgen-en-olijven')).status).toBe(204);
  expect([await isLive(token), await isLive(other)]).toEqual([true, false]);
  expect((await logIn(email, 'geheim-123')).json.code).toBe('login_failed');
  expect((await logIn(email, 'vijgen-en-olijven')).status).toBe(200);
  await app.services.jobs.runDueJobs();
  expect(app.mails.filter(({ to }) => to === email).map(({ subject }) => subject)).toEqual([
    'Je wachtwoord bij Proefbad is gewijzigd',
  ]);
});

test('a reset link that is under way ends with the old password', async () => {
  const { email, token } = await registered();
  await app.call('POST', '/api/customers/reset-password', { body: { email } });
  await app.services.jobs.runDueJobs();
  const reset = await app.db.selectFrom('mailedLink').select('id').where('purpose', '=', 'reset_password').execute();
  expect(reset).toHaveLength(1);
  expect((await change(token, 'geheim-123', 'vijgen-en-olijven')).status).toBe(204);
  const after = await app.db.selectFrom('mailedLink').select('id').where('purpose', '=', 'reset_password').execute();
  expect(after).toEqual([]);
});
