import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Customer } from '#contract/names.ts';
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
  kuur.confirmationMails.length = 0;
});

async function register(email: string, language = 'nl'): Promise<string> {
  const body = customerForm({ email, password: 'Geheim-123', firstName: 'KOOP HIER' });
  return (await kuur.call('POST', '/api/customers/register', { body, language })).json.data.accessToken;
}
const read = async (token: string): Promise<Customer> =>
  (await kuur.call<Customer>('GET', '/api/customers', { token })).json.data;
const resend = (token: string) => kuur.call('POST', '/api/customers/confirmation', { token });
const confirm = (token: string, request = {}) =>
  kuur.call<{ email: string }>('POST', '/api/customers/confirm', { body: { token }, ...request });

async function lastMailedToken(): Promise<string> {
  await kuur.services.jobs.runDueJobs();
  return mailedTokenIn(kuur.confirmationMails.at(-1), 'customer/confirm');
}

test('a new customer is mailed a link that confirms the address, once', async () => {
  const token = await register('nieuw@proefbad.example');
  expect(await read(token)).toMatchObject({ emailConfirmed: false, pendingEmail: null });
  const mailed = await lastMailedToken();
  const answer = await confirm(mailed);
  expect([answer.status, answer.json.data]).toEqual([200, { email: 'nieuw@proefbad.example' }]);
  expect(await read(token)).toMatchObject({ email: 'nieuw@proefbad.example', emailConfirmed: true });
  const again = await confirm(mailed);
  expect([again.status, again.json.code]).toEqual([404, 'token_invalid']);
});

test.each([
  ['nl', 'Bevestig je e-mailadres bij Proefbad', 'https://kuur.example/customer/confirm/'],
  ['en', 'Confirm your email address for Proefbad', 'https://kuur.example/en/customer/confirm/'],
  ['de', 'Bestätigen Sie Ihre E-Mail-Adresse bei Proefbad', 'https://kuur.example/de/customer/confirm/'],
  ['fr', 'Confirmez votre adresse e-mail pour Proefbad', 'https://kuur.example/fr/customer/confirm/'],
])(
  'the mail is in the language of the site, its link ours whatever the request says: %s',
  async (language, ...words) => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    const body = customerForm({ email: `taal-${language}@proefbad.example`, password: 'Geheim-123' });
    await kuur.call('POST', '/api/customers/register', { body, language, headers });
    await kuur.services.jobs.runDueJobs();
    const [mail] = kuur.confirmationMails;
    expect(mail).toMatchObject({ to: `taal-${language}@proefbad.example`, subject: words[0], language });
    for (const part of [mail!.text, mail!.html]) expect(part).toContain(words[1]);
  },
);

test('nothing that a stranger typed is mailed to an address that nobody confirmed', async () => {
  await register('slachtoffer@proefbad.example');
  await kuur.services.jobs.runDueJobs();
  expect(kuur.confirmationMails[0]?.text).not.toContain('KOOP');
  expect(kuur.confirmationMails[0]?.html).not.toContain('KOOP');
});

test('opening the link, as scanners of mail do, confirms nothing', async () => {
  const token = await register('scan@proefbad.example');
  const mailed = await lastMailedToken();
  const page = await kuur.call('GET', `/customer/confirm/${mailed}`);
  expect(page.status).toBe(404);
  expect((await kuur.call('GET', '/api/customers/confirm')).status).not.toBe(200);
  expect((await read(token)).emailConfirmed).toBe(false);
});

test('a link works for a week, and only for its own venue', async () => {
  await register('week@proefbad.example');
  const mailed = await lastMailedToken();
  expect((await confirm(mailed, { appTag: 'tweede' })).json.code).toBe('token_invalid');
  await kuur.advance({ minutes: 7 * 1_440 + 1 });
  expect((await confirm(mailed)).json.code).toBe('token_invalid');
  const body = { email: 'week@proefbad.example', password: 'Geheim-123' };
  const again = await kuur.call<{ accessToken: string }>('POST', '/api/customers/login', { body });
  expect((await read(again.json.data.accessToken)).emailConfirmed).toBe(false);
});

test('the link can be mailed three times an hour; the first one stays good', async () => {
  const token = await register('nogeens@proefbad.example');
  const first = await lastMailedToken();
  const statuses = [await resend(token), await resend(token), await resend(token), await resend(token)];
  expect(statuses.map(({ status }) => status)).toEqual([204, 204, 204, 429]);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.confirmationMails).toHaveLength(4);
  expect((await confirm(first)).status).toBe(200);
  await kuur.advance({ minutes: 61 });
  expect((await resend(token)).status).toBe(204);
  await kuur.services.jobs.runDueJobs();
  expect(kuur.confirmationMails).toHaveLength(4);
});

test('neither the database nor its jobs hold what opens the link', async () => {
  await register('dump@proefbad.example');
  const mailed = await lastMailedToken();
  const { rows } = await sql<{ all: string }>`select row_to_json(l)::text as all from mailed_link l
    union all select row_to_json(j)::text from job j`.execute(kuur.db);
  expect(rows.length).toBeGreaterThan(1);
  expect(rows.map(({ all }) => all).join('\n')).not.toContain(mailed);
  expect(kuur.logged.join('')).not.toContain(mailed);
});

test('only the customer can have the link mailed again', async () => {
  expect((await kuur.call('POST', '/api/customers/confirmation')).json.code).toBe('unauthorized');
});
