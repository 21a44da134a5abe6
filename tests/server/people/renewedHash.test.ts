import { afterAll, beforeAll, expect, test } from 'vitest';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffPassword } from '#tests/support/staff.ts';
import { digestText } from '#server/db/digest.ts';
import { makePasswords } from '#server/people/passwords.ts';
import { cheapCost } from '#tests/support/testServer/cheapCost.ts';

const cost = { ...cheapCost, memoryCost: 16, timeCost: 2 };
const password = 'Geheim-123';
let kuur: TestApp;

beforeAll(async () => {
  kuur = await testApp({ passwordCost: cost });
  await insertStaff(kuur.db, 'owner');
  await kuur.call('POST', '/api/customers/register', {
    body: customerForm({ email: 'lotte@proefbad.example', password }),
  });
  const passwordHash = await makePasswords(cheapCost).hash(password);
  await kuur.db.updateTable('customer').set({ passwordHash }).execute();
});
afterAll(() => kuur.close());

const hashIn = async (table: 'customer' | 'staffUser'): Promise<string> =>
  (await kuur.db.selectFrom(table).select('passwordHash').executeTakeFirstOrThrow()).passwordHash;

test.each([
  ['customer', '/api/customers/login', { email: 'lotte@proefbad.example', password }],
  ['staffUser', '/api/admin/login', { email: 'owner@proefbad.example', password: staffPassword }],
] as const)('a hash of lower cost is renewed when its %s logs in', async (table, path, body) => {
  const outdated = await hashIn(table);
  expect(outdated).toContain('$m=8,t=1,');
  const refused = await kuur.call('POST', path, { body: { ...body, password: 'niet-dit-123' } });
  expect([refused.status, await hashIn(table)]).toEqual([401, outdated]);
  expect((await kuur.call('POST', path, { body })).status).toBe(200);
  const renewed = await hashIn(table);
  expect(renewed).toContain('$m=16,t=2,');
  expect((await kuur.call('POST', path, { body })).status).toBe(200);
  expect(await hashIn(table)).toBe(renewed);
});

test('a password that was chosen meanwhile stays', async () => {
  const passwords = makePasswords(cost);
  const passwordHash = await makePasswords(cheapCost).hash(password);
  await kuur.db.updateTable('customer').set({ passwordHash }).execute();
  const chosen = await passwords.hash('Anders-456');
  const logins = Promise.all(
    Array.from({ length: 4 }, () =>
      kuur.call('POST', '/api/customers/login', { body: { email: 'lotte@proefbad.example', password } }),
    ),
  );
  await kuur.db.updateTable('customer').set({ passwordHash: chosen }).execute();
  await logins;
  expect(await hashIn('customer')).toBe(chosen);
});

test('who knows an address cannot find the networks it logged in from', async () => {
  const rows = await kuur.db.selectFrom('knownNetwork').select('key').execute();
  expect(rows.length).toBeGreaterThan(0);
  const guesses = ['customer:lotte@proefbad.example 127.0.0.1', 'staff:owner@proefbad.example 127.0.0.1'].map(
    digestText,
  );
  expect(rows.filter(({ key }) => guesses.includes(key))).toEqual([]);
});
