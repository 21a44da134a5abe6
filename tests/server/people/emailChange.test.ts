import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createLimited } from '#tests/support/venue.ts';
import { mailedTokenIn } from '#tests/support/mailedToken.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({ env: { PUBLIC_URL: 'https://kuur.example', DEMO: '1' }, seed: createLimited });
});
afterAll(() => kuur.close());
beforeEach(async () => {
  await kuur.services.jobs.runDueJobs();
  kuur.mails.length = 0;
  kuur.confirmationMails.length = 0;
});

const password = 'Geheim-123';
const register = async (email: string): Promise<string> => {
  const body = customerForm({ email, password });
  return (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
};
const logIn = (email: string, word = password) =>
  kuur.call('POST', '/api/customers/login', { body: { email, password: word } });
const read = (token: string) => kuur.call<Customer>('GET', '/api/customers', { token });
const change = (token: string, email: string, more = {}) =>
  kuur.call<Customer>('PUT', '/api/customers', { token, body: customerForm({ email, ...more }) });
const runJobs = () => kuur.services.jobs.runDueJobs();

async function openLink(token: string | null = null) {
  await runJobs();
  const mailed = mailedTokenIn(kuur.confirmationMails.at(-1), 'customer/confirm');
  return kuur.call('POST', '/api/customers/confirm', {
    body: { token: mailed },
    ...(token === null ? {} : { token }),
  });
}

test('a new address counts once its mailed link is opened; the old address is told, other logins end', async () => {
  const token = await register('oud@proefbad.example');
  const other = (await logIn('oud@proefbad.example')).json.data.accessToken;
  const changed = await change(token, 'nieuw@proefbad.example', { currentPassword: password });
  expect(changed.json.data).toMatchObject({
    email: 'oud@proefbad.example',
    pendingEmail: 'nieuw@proefbad.example',
  });
  expect((await read(token)).json.data).toEqual(changed.json.data);
  expect((await logIn('nieuw@proefbad.example')).json.code).toBe('login_failed');

  const confirmed = await openLink(token);
  expect(confirmed.json.data).toEqual({ email: 'nieuw@proefbad.example' });
  expect(kuur.confirmationMails.map(({ to }) => to)).toContain('nieuw@proefbad.example');
  expect(kuur.mails.map(({ to, subject }) => [to, subject])).toEqual([
    ['oud@proefbad.example', 'Je e-mailadres bij Proefbad wordt gewijzigd'],
  ]);
  expect(kuur.mails[0]?.text).not.toContain('nieuw@');
  expect((await read(token)).json.data).toMatchObject({
    email: 'nieuw@proefbad.example',
    emailConfirmed: true,
    pendingEmail: null,
  });
  expect((await read(other)).json.code).toBe('unauthorized');
  expect((await logIn('oud@proefbad.example')).json.code).toBe('login_failed');
});

test('without the current password the address stays, and nobody is mailed', async () => {
  const token = await register('dief@proefbad.example');
  await runJobs();
  kuur.confirmationMails.length = 0;
  const missing = await change(token, 'van-de-dief@proefbad.example');
  expect([missing.status, missing.json.errors]).toEqual([400, [{ pointer: '/currentPassword', code: 'required' }]]);
  const wrong = await change(token, 'van-de-dief@proefbad.example', { currentPassword: 'Geraden-1' });
  expect(wrong.json.errors).toEqual([{ pointer: '/currentPassword', code: 'password_wrong' }]);
  await runJobs();
  expect([kuur.mails, kuur.confirmationMails]).toEqual([[], []]);
  expect((await read(token)).json.data).toMatchObject({ email: 'dief@proefbad.example', pendingEmail: null });
});

test('guessing the current password ends after ten tries', async () => {
  const token = await register('raden@proefbad.example');
  for (let attempt = 0; attempt < 10; attempt += 1) {
    await change(token, 'elders@proefbad.example', { currentPassword: `Geraden-${attempt}` });
  }
  const closed = await change(token, 'elders@proefbad.example', { currentPassword: password });
  expect(closed.json.code).toBe('too_many_requests');
});

test('an address that somebody else registered meanwhile cannot be confirmed', async () => {
  const token = await register('eerst@proefbad.example');
  await change(token, 'druk@proefbad.example', { currentPassword: password });
  await runJobs();
  const mailed = mailedTokenIn(
    kuur.confirmationMails.findLast(({ to }) => to === 'druk@proefbad.example'),
    'customer/confirm',
  );
  await register('druk@proefbad.example');
  const refused = await kuur.call('POST', '/api/customers/confirm', { body: { token: mailed } });
  expect([refused.status, refused.json.code]).toEqual([409, 'email_taken']);
  expect((await read(token)).json.data).toMatchObject({ email: 'eerst@proefbad.example', emailConfirmed: false });
});

test('another change of the details leaves a pending address alone, which lapses with its link', async () => {
  const token = await register('blijft@proefbad.example');
  await change(token, 'later@proefbad.example', { currentPassword: password });
  const edited = await change(token, 'blijft@proefbad.example', { lastName: 'Anders' });
  expect(edited.json.data).toMatchObject({ lastName: 'Anders', pendingEmail: 'later@proefbad.example' });
  await kuur.advance({ minutes: 7 * 1_440 + 1 });
  await kuur.services.jobs.runEverything();
  const body = { email: 'blijft@proefbad.example', password };
  const again = (await kuur.call('POST', '/api/customers/login', { body })).json.data.accessToken;
  expect((await read(again)).json.data.pendingEmail).toBeNull();
});
