import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Customer } from '#contract/names.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createLimited, createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    env: { TRUST_PROXY: '1' },
    seed: async (db) => {
      await createLimited(db);
      await createProefbad(db, { venueId: 'tweede', settings: { customerInfo: { address: true, newsletter: false } } });
    },
  });
});
afterAll(() => kuur.close());

let caller = 0;
/** Every request of a test comes from an address of its own, unless it says otherwise. */
const from = (ip = `10.0.0.${(caller += 1)}`): { headers: Record<string, string> } => ({
  headers: { 'x-forwarded-for': ip },
});

const password = 'Geheim-123';
const post = <T>(path: string, body: unknown, options: object = from()) =>
  kuur.call<T>('POST', `/api/customers/${path}`, { body, ...options });
const register = (email: string, change = {}) =>
  post<{ accessToken: string }>('register', customerForm({ email, password, ...change }));
const login = (email: string, word = password, options?: object) =>
  post<{ accessToken: string }>('login', { email, password: word }, options);

test('a new customer is logged in at once and sees what was stored', async () => {
  const made = await register(' Wilma@Proefbad.example'.trim(), { middleName: ' van ', firstName: ' Wilma ' });
  expect(made.status).toBe(201);
  const answer = await kuur.call<Customer>('GET', '/api/customers', { token: made.json.data.accessToken });
  expect(answer.json.data).toEqual({
    id: expect.any(String),
    firstName: 'Wilma',
    middleName: 'van',
    lastName: 'Kanarie',
    email: 'wilma@proefbad.example',
    emailConfirmed: false,
    pendingEmail: null,
    phone: expect.any(String),
    gender: 'f',
    newsletter: true,
    address: null,
  });
});

test('an address that is registered already is refused, whatever its capitals', async () => {
  await register('bezet@proefbad.example');
  const answer = await register('BEZET@proefbad.example');
  expect([answer.status, answer.json.code]).toEqual([409, 'email_taken']);
});

test('the rules of the form hold on the server too', async () => {
  const answer = await register('regels@proefbad.example', { phone: 'nee', password: 'kort' });
  expect(answer.status).toBe(400);
  expect(answer.json.errors?.map(({ pointer }) => pointer)).toContain('/password');
  const phone = await register('regels@proefbad.example', { phone: '06 geen nummer' });
  expect(phone.json.errors).toEqual([{ pointer: '/phone', code: 'phone_invalid' }]);
});

test('a venue with addresses requires one', async () => {
  const body = customerForm({ email: 'adres@proefbad.example', password });
  const answer = await post('register', body, { appTag: 'tweede', ...from() });
  expect(answer.json.errors?.[0]).toMatchObject({ code: 'required' });
  const address = {
    street: 'Dorpsstraat',
    houseNumber: 12,
    houseNumberSuffix: null,
    zipCode: '1234ab',
    city: 'Zwolle',
    country: 'nl',
  };
  const made = await post<{ accessToken: string }>('register', { ...body, address }, { appTag: 'tweede', ...from() });
  const token = made.json.data.accessToken;
  const read = await kuur.call<Customer>('GET', '/api/customers', { token, appTag: 'tweede' });
  expect(read.json.data.address).toEqual({ ...address, zipCode: '1234 AB' });
});

test('a login opens the account of its own venue only, and ends at logout', async () => {
  await register('inlog@proefbad.example');
  const answer = await login('Inlog@proefbad.example');
  const token = answer.json.data.accessToken;
  expect(answer.status).toBe(200);
  expect((await kuur.call('GET', '/api/customers', { token })).status).toBe(200);
  expect((await kuur.call('GET', '/api/customers', { token, appTag: 'tweede' })).status).toBe(401);
  expect((await kuur.call('POST', '/api/customers/logout', { token })).status).toBe(204);
  expect((await kuur.call('GET', '/api/customers', { token })).status).toBe(401);
});

test('a wrong password and an unknown address get the same answer', async () => {
  await register('raad@proefbad.example');
  const wrong = await login('raad@proefbad.example', 'verkeerd1');
  const unknown = await login('niemand@proefbad.example', 'verkeerd1');
  const plain = ({ json: { requestId: _, ...rest }, status }: typeof wrong) => ({ status, rest });
  expect(plain(wrong)).toEqual(plain(unknown));
  expect(wrong.json.code).toBe('login_failed');
});

test('one address can register twenty customers an hour', async () => {
  const same = from('192.0.2.8');
  const statuses: number[] = [];
  for (let index = 0; index < 21; index += 1) {
    const form = customerForm({ email: `veel${index}@proefbad.example`, password });
    statuses.push((await post('register', form, same)).status);
  }
  expect(statuses).toEqual([...Array<number>(20).fill(201), 429]);
});

test('details can be changed, but not to the address of somebody else', async () => {
  await register('eerste@proefbad.example');
  const token = (await register('tweede@proefbad.example')).json.data.accessToken;
  const changed = await kuur.call<Customer>('PUT', '/api/customers', {
    token,
    body: customerForm({ email: 'tweede@proefbad.example', lastName: 'Nieuw' }),
  });
  expect(changed.json.data).toMatchObject({ email: 'tweede@proefbad.example', lastName: 'Nieuw', pendingEmail: null });
  const refused = await kuur.call('PUT', '/api/customers', {
    token,
    body: customerForm({ email: 'eerste@proefbad.example', currentPassword: password }),
  });
  expect([refused.status, refused.json.code]).toEqual([409, 'email_taken']);
});

test('a login in use ends after thirty days', async () => {
  const token = (await register('lang@proefbad.example')).json.data.accessToken;
  for (const days of [6, 6, 6, 6, 5]) {
    await kuur.advance({ minutes: days * 1_440 });
    expect((await kuur.call('GET', '/api/customers', { token })).status).toBe(200);
  }
  await kuur.advance({ minutes: 2 * 1_440 });
  expect((await kuur.call('GET', '/api/customers', { token })).status).toBe(401);
});

test('neither the database nor the log holds a password or a usable token', async () => {
  const made = await register('kanarie@proefbad.example', { lastName: 'Kanariegeel' });
  const { accessToken } = made.json.data;
  await login('kanarie@proefbad.example', 'fout-wachtwoord');
  await kuur.call('GET', `/api/customers?token=${accessToken}`, { token: accessToken });
  const dump = await sql<{ all: string }>`select row_to_json(c)::text as all from customer c
    union all select row_to_json(t)::text from access_token t union all select row_to_json(t)::text from throttle t`.execute(
    kuur.db,
  );
  const rows = dump.rows.map((row) => row.all).join('\n');
  expect(rows).not.toContain(password);
  expect(rows).not.toContain(accessToken);
  const log = kuur.logged.join('');
  expect(log).toContain('"route":"/api/customers/login"');
  for (const canary of [
    'Kanariegeel',
    'kanarie@',
    accessToken,
    password,
    'fout-wachtwoord',
    '192.0.2.',
    '0612345678',
  ]) {
    expect(log).not.toContain(canary);
  }
});
