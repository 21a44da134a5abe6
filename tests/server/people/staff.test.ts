import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CurrentStaffUser } from '#contract/names.ts';
import { permissions } from '#domain/people/permissions.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffMember, staffPassword } from '#tests/support/staff.ts';
import { createLimited, createProefbad } from '#tests/support/venue.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    env: { TRUST_PROXY: '1' },
    seed: async (db) => {
      await createLimited(db);
      await createProefbad(db, { venueId: 'tweede' });
      await insertStaff(db, 'owner');
      await insertStaff(db, 'desk');
      await insertStaff(db, 'content');
    },
  });
});
afterAll(() => kuur.close());

let caller = 0;
/** Every login comes from an address of its own, unless it says otherwise. */
const logIn = (email: string, password = staffPassword, options: { ip?: string; appTag?: string } = {}) => {
  const { ip = `10.1.0.${(caller += 1)}`, ...rest } = options;
  const headers = { 'x-forwarded-for': ip };
  return kuur.call<{ accessToken: string }>('POST', '/api/admin/login', {
    body: { email, password },
    headers,
    ...rest,
  });
};
const tokenOf = async (email: string): Promise<string> => (await logIn(email)).json.data.accessToken;

test('a staff member logs in, is recognised, and is unauthorized after logging out', async () => {
  const token = await tokenOf('Owner@proefbad.example');
  const read = () => kuur.call<CurrentStaffUser>('GET', '/api/admin/user', { token });
  expect((await read()).json.data).toEqual({
    id: 'st-owner',
    firstName: 'Mila',
    lastName: 'Visser',
    email: 'owner@proefbad.example',
    pendingEmail: null,
    role: { id: 'owner', name: 'Eigenaar' },
    permissions,
    authenticator: false,
    secondFactor: false,
    secondFactorRequired: false,
  });
  expect((await kuur.call('POST', '/api/admin/logout', { token })).status).toBe(204);
  const after = await read();
  expect([after.status, after.json.code]).toEqual([401, 'unauthorized']);
});

test('a wrong password and an unknown address get the same answer', async () => {
  const wrong = await logIn('owner@proefbad.example', 'verkeerd1');
  const unknown = await logIn('niemand@proefbad.example', 'verkeerd1');
  const plain = ({ json: { requestId: _, ...rest }, status }: typeof wrong) => ({ status, rest });
  expect(plain(wrong)).toEqual(plain(unknown));
  expect(wrong.json.code).toBe('login_failed');
});

test('thirty failures from one address close it for all accounts, of staff and of customers', async () => {
  const ip = '192.0.2.9';
  for (let attempt = 0; attempt < 30; attempt += 1) await logIn(`gok${attempt}@proefbad.example`, 'verkeerd1', { ip });
  expect((await logIn('owner@proefbad.example', staffPassword, { ip })).status).toBe(429);
  const customer = await kuur.call('POST', '/api/customers/login', {
    body: { email: 'gast@proefbad.example', password: 'verkeerd1' },
    headers: { 'x-forwarded-for': ip },
  });
  expect(customer.status).toBe(429);
});

test('a login of staff opens nothing of another venue and nothing of a customer', async () => {
  const token = await tokenOf('owner@proefbad.example');
  expect((await kuur.call('GET', '/api/admin/user', { token, appTag: 'tweede' })).status).toBe(401);
  expect((await kuur.call('GET', '/api/customers', { token })).status).toBe(401);
  const elsewhere = await logIn('owner@proefbad.example', staffPassword, { appTag: 'tweede' });
  expect(elsewhere.json.code).toBe('login_failed');
});

test('a customer opens nothing of staff', async () => {
  const body = customerForm({ email: 'klant@proefbad.example', password: 'Geheim-123' });
  const made = await kuur.call('POST', '/api/customers/register', { body });
  const token = made.json.data.accessToken;
  for (const path of ['/api/admin/user', '/api/admin/resources', '/api/admin/pools']) {
    const answer = await kuur.call('GET', path, { token });
    expect([answer.status, answer.json.code]).toEqual([401, 'unauthorized']);
  }
  expect((await logIn('klant@proefbad.example', 'Geheim-123')).json.code).toBe('login_failed');
});

test('a removed staff member is unauthorized at once, and a new role counts at once', async () => {
  const planner = await staffMember(kuur, 'planner');
  const body = { name: 'Stoomhuis', capacity: 4 };
  expect((await planner.call('POST', '/pools', body)).status).toBe(201);
  await kuur.db.updateTable('staffUser').set({ role: 'desk' }).where('id', '=', 'st-planner').execute();
  expect((await planner.call('POST', '/pools', body)).json.code).toBe('forbidden');
  await kuur.db.deleteFrom('staffUser').where('id', '=', 'st-planner').execute();
  expect((await planner.call('GET', '/user')).json.code).toBe('unauthorized');
});

test('neither the database nor the log holds a password or a usable token of staff', async () => {
  const token = await tokenOf('desk@proefbad.example');
  await logIn('desk@proefbad.example', 'fout-wachtwoord');
  const dump = await sql<{ all: string }>`select row_to_json(s)::text as all from staff_user s
    union all select row_to_json(t)::text from access_token t union all select row_to_json(t)::text from throttle t`.execute(
    kuur.db,
  );
  const rows = dump.rows.map((row) => row.all).join('\n');
  const log = kuur.logged.join('');
  expect(log).toContain('"route":"/api/admin/login"');
  for (const canary of [staffPassword, 'fout-wachtwoord', token]) {
    expect(rows).not.toContain(canary);
    expect(log).not.toContain(canary);
  }
});
