import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { StandardRole } from '#contract/names.ts';
import { customerForm } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { planningApp } from '#tests/support/planningApp.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

type Call = ['GET' | 'POST' | 'PUT' | 'DELETE', string, object?];

const name = { nl: 'Zweven' };
const days = { fromDate: '2026-07-01', toDate: '2026-07-02' };
const resource = { name: 'Noor', kindId: 'room', skillIds: [], active: true, position: 1 };
const absence = { ...days, resourceId: 'kamer-1', kind: 'absence', blocks: null, reason: '' };
const fewer = { ...days, poolId: 'baden', capacity: 3 };

/** Ids that are not there: a caller who may ask is told so, and nothing is changed. */
const whatProductsNeed: Call[] = [
  ['GET', '/resource-kinds'],
  ['GET', '/resource-kinds/geen'],
  ['GET', '/skills'],
  ['GET', '/skills/geen'],
  ['GET', '/pools'],
  ['GET', '/pools/geen'],
];
const planning: Call[] = [
  ['GET', '/resources'],
  ['GET', '/resources/geen'],
  ['GET', '/resources/geen/roster'],
  ['GET', '/roster-exceptions'],
  ['GET', '/roster-exceptions/geen'],
  ['GET', '/pool-exceptions'],
  ['GET', '/pool-exceptions/geen'],
];
const writes: Call[] = [
  ['POST', '/resource-kinds', { name, role: 'room' }],
  ['PUT', '/resource-kinds/geen', { name, role: 'room', version: 1 }],
  ['DELETE', '/resource-kinds/geen'],
  ['POST', '/skills', { name, kindId: 'room' }],
  ['PUT', '/skills/geen', { name, kindId: 'room', version: 1 }],
  ['DELETE', '/skills/geen'],
  ['POST', '/resources', resource],
  ['PUT', '/resources/geen', { ...resource, version: 1 }],
  ['DELETE', '/resources/geen'],
  ['PUT', '/resources/geen/roster', { fromDate: '2026-07-01', weeks: [], version: 1 }],
  ['POST', '/roster-exceptions', absence],
  ['PUT', '/roster-exceptions/geen', { ...absence, version: 1 }],
  ['DELETE', '/roster-exceptions/geen'],
  ['POST', '/pools', { name: 'Bad', capacity: 1 }],
  ['PUT', '/pools/geen', { name: 'Bad', capacity: 1, version: 1 }],
  ['DELETE', '/pools/geen'],
  ['POST', '/pool-exceptions', fewer],
  ['PUT', '/pool-exceptions/geen', { ...fewer, version: 1 }],
  ['DELETE', '/pool-exceptions/geen'],
];
const preview: Call = ['POST', '/planning/preview', { kind: 'resource', id: 'kamer-1', delete: true, ...days }];

let kuur: TestApp;
let customer: string;
const staff = {} as Record<StandardRole, StaffMember>;
beforeAll(async () => {
  const made = await planningApp();
  kuur = made.kuur;
  staff.planner = made.planner;
  for (const role of ['owner', 'desk', 'content'] as const) staff[role] = await staffMember(kuur, role);
  const body = customerForm({ password: 'Geheim-123' });
  customer = (await kuur.call('POST', '/api/customers/register', { body })).json.data.accessToken;
});
afterAll(() => kuur.close());

const roles = ['owner', 'planner', 'desk', 'content'] as const;
const codeFor = async (role: StandardRole, [method, path, body]: Call): Promise<string> =>
  (await staff[role].call(method, path, body)).json.code ?? 'done';

describe.each(whatProductsNeed)('%s %s', (...call) => {
  test('is for everybody of staff', async () => {
    const codes = await Promise.all(roles.map((role) => codeFor(role, call)));
    expect(new Set(codes)).toEqual(new Set([call[1].includes('geen') ? 'not_found' : 'done']));
  });
});

describe.each(planning)('%s %s', (...call) => {
  test('is not for who writes the texts', async () => {
    const allowed = call[1].includes('geen') ? 'not_found' : 'done';
    const codes = await Promise.all(roles.map((role) => codeFor(role, call)));
    expect(codes).toEqual([allowed, allowed, allowed, 'forbidden']);
  });
});

describe.each(writes)('%s %s', (...call) => {
  test('is for owners and planners', async () => {
    const allowed = call[1].includes('geen') ? 'not_found' : 'done';
    const codes = [];
    for (const role of roles) codes.push(await codeFor(role, call));
    expect(codes).toEqual([allowed, allowed, 'forbidden', 'forbidden']);
  });
});

test('a preview needs the permission to read guests', async () => {
  const codes = [];
  for (const role of roles) codes.push(await codeFor(role, preview));
  expect(codes).toEqual(['done', 'done', 'done', 'forbidden']);
});

test.each([...whatProductsNeed, ...planning, ...writes, preview])(
  '%s %s is for nobody else',
  async (method, path, body) => {
    const ask = async (token?: string, appTag = 'proefbad') => {
      const sent = { appTag, ...(token ? { token } : {}), ...(body ? { body } : {}) };
      return (await kuur.call(method, `/api/admin${path}`, sent)).json.code;
    };
    expect(await ask()).toBe('unauthorized');
    expect(await ask(customer)).toBe('unauthorized');
    expect(await ask(staff.owner.token, 'tweede')).toBe('unauthorized');
  },
);

test('what one venue has, the staff of another neither sees nor changes', async () => {
  const other = await staffMember(kuur, 'owner', 'tweede');
  const lists = await Promise.all(
    ['/resource-kinds', '/skills', '/resources', '/roster-exceptions', '/pool-exceptions'].map((path) =>
      other.call('GET', path),
    ),
  );
  expect(lists.map(({ json }) => json.meta)).toEqual(
    Array(5).fill({ total: 0, hasMore: false, from: 1, next: null, previous: null }),
  );
  for (const path of ['/resource-kinds/room', '/skills/masseren', '/resources/kamer-1', '/resources/kamer-1/roster']) {
    expect((await other.call('GET', path)).json.code).toBe('not_found');
  }
  const answers = [
    await other.call('DELETE', '/resources/kamer-1'),
    await other.call('PUT', '/resources/kamer-1', { ...resource, version: 1 }),
    await other.call('POST', '/planning/preview', { kind: 'resource', id: 'kamer-1', delete: true, ...days }),
  ];
  expect(answers.map(({ json }) => json.code)).toEqual(['not_found', 'not_found', 'not_found']);
  expect((await other.call('POST', '/roster-exceptions', absence)).json.errors).toEqual([
    { pointer: '/resourceId', code: 'not_found' },
  ]);
  expect((await other.call('POST', '/skills', { name, kindId: 'room' })).json.errors).toEqual([
    { pointer: '/kindId', code: 'not_found' },
  ]);
});
