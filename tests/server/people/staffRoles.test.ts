import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Role } from '#contract/names.ts';
import { permissions } from '#domain/people/permissions.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff, staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';

let kuur: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  kuur = await testApp();
  owner = await staffMember(kuur, 'owner');
  await insertStaff(kuur.db, 'desk');
});
afterAll(() => kuur.close());

const list = async (language = 'nl') =>
  (await kuur.call<Role[]>('GET', '/api/admin/roles', { token: await owner.liveToken(), language })).json.data;
const make = (form: object) => owner.call<Role>('POST', '/roles', form);

test('the standard roles come first, named in the language of the request', async () => {
  const names = async (language: string) => (await list(language)).slice(0, 4).map(({ name }) => name);
  expect(await names('nl')).toEqual(['Eigenaar', 'Planner', 'Balie', 'Inhoud']);
  expect(await names('de')).toEqual(['Inhaber', 'Planung', 'Empfang', 'Inhalte']);
  const [standard] = await list();
  expect(standard).toMatchObject({ id: 'owner', standard: true, permissions, userCount: 1, version: 0 });
});

test('standard roles are not changed or removed', async () => {
  const form = { name: 'Baas', permissions: [], version: 0 };
  expect((await owner.call('PUT', '/roles/owner', form)).json.code).toBe('standard_role');
  expect((await owner.call('DELETE', '/roles/desk')).json.code).toBe('standard_role');
});

test('a role of the venue counts at once, and what it loses counts at once', async () => {
  const made = await make({ name: ' Avondbalie ', permissions: ['read_guests', 'read_planning'] });
  expect(made.json.data).toMatchObject({
    name: 'Avondbalie',
    standard: false,
    permissions: ['read_planning', 'read_guests'],
    userCount: 0,
    version: 1,
  });
  const { id } = made.json.data;
  await owner.call('PUT', '/user/st-desk', { role: id });
  const token = (await staffToken(kuur, 'desk'))!;
  const status = async () => (await kuur.call('POST', '/api/admin/mails/search', { token, body: {} })).status;
  expect(await status()).toBe(200);
  const me = await kuur.call<{ role: unknown; permissions: string[] }>('GET', '/api/admin/user', { token });
  expect(me.json.data).toMatchObject({
    role: { id, name: 'Avondbalie' },
    permissions: ['read_planning', 'read_guests'],
  });
  const less = { name: 'Avondbalie', permissions: ['read_planning'], version: 1 };
  expect((await owner.call<Role>('PUT', `/roles/${id}`, less)).json.data).toMatchObject({ version: 2, userCount: 1 });
  expect(await status()).toBe(403);
  expect((await owner.call('PUT', `/roles/${id}`, less)).json.code).toBe('version_conflict');
  expect((await owner.call('DELETE', `/roles/${id}`)).json.code).toBe('in_use');
  await owner.call('DELETE', '/user/st-desk');
  expect((await owner.call('DELETE', `/roles/${id}`)).status).toBe(204);
});

test('two roles have no name in common, and no role is without one', async () => {
  await make({ name: 'Gastvrouw', permissions: [] });
  const again = await make({ name: 'Gastvrouw', permissions: [] });
  expect([again.status, again.json.errors]).toEqual([400, [{ pointer: '/name', code: 'name_in_use' }]]);
  const empty = await make({ name: '  ', permissions: [] });
  expect(empty.json.errors).toEqual([{ pointer: '/name', code: 'required' }]);
  expect((await make({ name: 'Gek', permissions: ['fly'] })).status).toBe(400);
});

test('a venue has fifty roles of its own at most, also when several are made at once', async () => {
  const ownRoles = async () => (await list()).filter(({ standard }) => !standard);
  const free = 50 - (await ownRoles()).length;
  const names = Array.from({ length: free + 5 }, (_, index) => `Ploeg ${index}`);
  const made = await Promise.all(names.map((name) => make({ name, permissions: [] })));
  const refused = made.filter(({ status }) => status !== 201);
  expect(refused.map(({ json }) => json.errors)).toEqual(
    Array.from({ length: 5 }, () => [{ pointer: '/name', code: 'too_many' }]),
  );
  expect(await ownRoles()).toHaveLength(50);
});
