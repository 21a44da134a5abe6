import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Permission, StandardRole } from '#contract/names.ts';
import { operationPermissions } from '#domain/people/operationPermissions.ts';
import { standardRoles } from '#domain/people/permissions.ts';
import type { StaffOperationId } from '#contract/staffOperations.gen.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { insertStaff } from '#tests/support/staff.ts';
import { staffToken } from '#tests/support/staffLogin.ts';
import { contractOperations, pathOf } from '#tests/support/contractOperations.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

/** With ids that are not there and without a body. */
const operations = contractOperations.map((operation) => ({ ...operation, path: pathOf(operation) }));
const [ofStaff, ofCustomers] = ['staffBearer', 'customerBearer'].map((scheme) =>
  operations.filter(({ schemes }) => schemes.includes(scheme)),
) as [typeof operations, typeof operations];

/** End the login that asks: only refusals are tried. */
const endings = ['logoutStaff', 'logoutCustomer', 'endOtherStaffSessions'];

const roles = Object.keys(standardRoles) as StandardRole[];
const tokens = {} as Record<StandardRole | 'customer' | 'suspended' | 'expired' | 'elsewhere', string>;

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createProefbad(db, { venueId: 'tweede' });
    },
  });
  for (const role of roles) await insertStaff(kuur.db, role);
  await insertStaff(kuur.db, 'owner', 'tweede');
  tokens.expired = (await staffToken(kuur, 'owner'))!;
  await kuur.advance({ minutes: 13 * 60 });
  const colleague = { firstName: 'Bo', lastName: 'Bo', role: 'owner' };
  const { passwordHash } = await kuur.db.selectFrom('staffUser').select('passwordHash').executeTakeFirstOrThrow();
  await kuur.db
    .insertInto('staffUser')
    .values({ venueId: proefbad.venueId, id: 'st-bo', email: 'bo@proefbad.example', passwordHash, ...colleague })
    .execute();
  tokens.suspended = (await staffToken(kuur, { email: 'bo@proefbad.example' }))!;
  await kuur.db.updateTable('staffUser').set({ suspendedAt: new Date() }).where('id', '=', 'st-bo').execute();
  for (const role of roles) tokens[role] = (await staffToken(kuur, role))!;
  const login = { email: 'owner@tweede.example', password: 'Personeel-1' };
  const elsewhere = await kuur.call('POST', '/api/admin/login', { body: login, appTag: 'tweede' });
  tokens.elsewhere = elsewhere.json.data.accessToken;
  const body = customerForm({ password: 'Geheim-123' });
  tokens.customer = (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
});
afterAll(() => kuur.close());

type Asked = (typeof operations)[number];
const ask = async ({ method, path }: Asked, request: object = {}) => {
  const { status, json } = await kuur.call(method, path, request);
  const { requestId: _own, ...said } = json as unknown as { requestId?: string; code?: string };
  return { status, code: said.code, said };
};
const mustHave = (id: string): Permission | 'catalog' | 'own' => operationPermissions[id as StaffOperationId];

test('the table has a row for exactly the operations of staff', () => {
  expect(ofStaff.length).toBeGreaterThan(150);
  expect(Object.keys(operationPermissions).toSorted()).toEqual(ofStaff.map(({ id }) => id).toSorted());
});

describe.each<[string, () => object]>([
  ['nobody', () => ({})],
  ['somebody’s session', () => ({ session: 'x'.repeat(43) })],
  ['a customer', () => ({ token: tokens.customer })],
  ['a login that has ended', () => ({ token: tokens.expired })],
  ['who is suspended', () => ({ token: tokens.suspended })],
  ['staff of another venue', () => ({ token: tokens.elsewhere })],
])('%s', (_who, request) => {
  test('opens no operation of staff', async () => {
    const opened: string[] = [];
    for (const operation of ofStaff) {
      const { status, code } = await ask(operation, request());
      if (status !== 401 || code !== 'unauthorized') opened.push(`${operation.id} ${status} ${code}`);
    }
    expect(opened).toEqual([]);
  });
});

test.each(roles)('the role %s is refused what its permissions lack, and nothing else', async (role) => {
  const wrong: string[] = [];
  for (const operation of ofStaff) {
    const needed = mustHave(operation.id);
    const isAllowed = needed === 'own' || needed === 'catalog' || standardRoles[role].includes(needed);
    if (isAllowed && endings.includes(operation.id)) continue;
    const { status, code } = await ask(operation, { token: tokens[role] });
    const isRefused = status === 403 && code === 'forbidden';
    if (isRefused === isAllowed || status === 401) wrong.push(`${operation.id} ${status} ${code}`);
  }
  expect(wrong).toEqual([]);
});

test.each(['expired', 'suspended', 'owner', 'elsewhere'] as const)(
  'a login of staff (%s) opens no operation of customers',
  async (who) => {
    const opened: string[] = [];
    for (const operation of ofCustomers) {
      const { status } = await ask(operation, { token: tokens[who] });
      if (status !== 401) opened.push(`${operation.id} ${status}`);
    }
    expect(opened).toEqual([]);
  },
);
