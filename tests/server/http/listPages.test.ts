import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ListMeta } from '#contract/names.ts';
import contract from '#contract/openapi.gen.json' with { type: 'json' };
import { seedDemo } from '#demo/venue/seedDemo.ts';
import { testApp, testStart } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { staffMember } from '#tests/support/staff.ts';
import type { StaffMember } from '#tests/support/staff.ts';

type Row = { id: string };
type Page = { data: Row[]; meta: ListMeta };

let kuur: TestApp;
let owner: StaffMember;
beforeAll(async () => {
  kuur = await testApp({ seed: async (db) => void (await seedDemo(db, new Date(testStart))) });
  owner = await staffMember(kuur, 'owner', 'olijfgaard');
});
afterAll(() => kuur.close());

/** By operation; a list is always sorted by something. */
const sorts: Record<string, string[]> = {
  listFlows: ['position', 'name', 'type', 'state', 'changedAt'],
  listProducts: ['name', 'price', 'type', 'visible'],
  listOpeningExceptions: ['fromDate', 'toDate', 'createdAt'],
  listMessages: ['fromDate', 'toDate'],
  listImages: ['createdAt', 'alt'],
  listStaffUsers: ['name', 'email', 'role'],
  listResourceKinds: ['name', 'role'],
  listSkills: ['name', 'kindId'],
  listResources: ['position', 'name', 'kindId'],
  listRosterExceptions: ['fromDate', 'toDate'],
  listPools: ['name', 'capacity'],
  listPoolExceptions: ['fromDate', 'toDate', 'capacity'],
  listReservations: ['createdAt', 'startDate', 'total'],
  listPayments: ['createdAt', 'amount', 'state'],
  listLedger: ['at', 'amount', 'kind'],
  searchAuditEntries: ['at'],
  listDayCloses: ['number', 'cashDifference', 'cardDifference'],
  listPaymentExceptions: ['at', 'amount'],
  listGiftCards: ['createdAt', 'amount', 'balance', 'usableTo'],
  listGiftCardBatches: ['createdAt', 'count', 'balance'],
  listSubscriptions: ['createdAt', 'usableTo', 'used'],
  listPromoCodes: ['code', 'used', 'toDate'],
  listCustomers: ['name', 'lastUsedAt'],
  listMails: ['createdAt', 'sentAt', 'attempts'],
};

const lists = Object.entries(contract.paths).flatMap(([path, methods]) =>
  Object.entries(methods as unknown as Record<string, { operationId?: string; responses?: unknown }>).flatMap(
    ([method, { operationId, responses }]) =>
      operationId !== undefined && JSON.stringify(responses).includes('/ListMeta"')
        ? [{ operationId, path, isSearch: method === 'post' }]
        : [],
  ),
);

const read = async ({ path, isSearch }: (typeof lists)[number], query: Record<string, string | number>) => {
  const address = new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, `${value}`]),
  );
  const local = path.startsWith('/admin') ? path.slice('/admin'.length) : `/..${path}`;
  const answer = isSearch ? await owner.call('POST', local, query) : await owner.call('GET', `${local}?${address}`);
  expect({ status: answer.status, path, body: answer.body.slice(0, 300) }).toMatchObject({ status: 200 });
  return answer.json as never as Page;
};

test('every list of the contract is walked', () => {
  expect(lists.map(({ operationId }) => operationId).toSorted()).toEqual(Object.keys(sorts).toSorted());
});

test.each(lists)('$operationId shows each row once, forwards and back, by whatever it is sorted', async (list) => {
  for (const sort of sorts[list.operationId]!.flatMap((field) => [field, `-${field}`])) {
    const all = await read(list, { sort, pageSize: 200 });
    const ids = all.data.map(({ id }) => id);
    const pageSize = Math.max(1, Math.ceil(ids.length / 6));
    const walked: Page[] = [await read(list, { sort, pageSize })];
    for (let page = walked[0]!; page.meta.next !== null; walked.push(page)) {
      page = await read(list, { sort, pageSize, cursor: page.meta.next });
    }
    expect({ sort, ids: walked.flatMap(({ data }) => data.map(({ id }) => id)).slice(0, ids.length) }).toEqual({
      sort,
      ids,
    });
    let back = walked.at(-1)!;
    for (const expected of walked.slice(0, -1).toReversed()) {
      back = await read(list, { sort, pageSize, cursor: back.meta.previous! });
      expect({ sort, ...back }).toEqual({ sort, ...expected });
    }
    expect(back.meta).toMatchObject({ from: 1, previous: null });
  }
});

const customers = { path: '/admin/customers/search', isSearch: true, operationId: 'listCustomers' };

test('who stands after a customer who was erased meanwhile begins anew', async () => {
  const first = await read(customers, { pageSize: 2 });
  const [id] = [first.data.at(-1)!.id];
  await kuur.db.updateTable('customer').set({ erasedAt: new Date() }).where('id', '=', id).execute();
  const next = await read(customers, { pageSize: 2, cursor: first.meta.next! });
  expect(next.meta).toMatchObject({ from: 1, previous: null });
  expect(next.data[0]).toEqual(first.data[0]);
});

test('a list that is long is counted to a thousand', async () => {
  await kuur.db
    .insertInto('auditEntry')
    .values(
      Array.from({ length: 1100 }, (_none, at) => ({
        venueId: 'olijfgaard',
        actorKind: 'system' as const,
        action: 'changed',
        objectKind: 'pool',
        objectId: `p${at}`,
      })),
    )
    .execute();
  const list = lists.find(({ operationId }) => operationId === 'searchAuditEntries')!;
  const { meta } = await read(list, { pageSize: 100, filter: 'kind:pool' });
  expect(meta).toMatchObject({ total: 1000, hasMore: true, from: 1 });
});

test('a place that is none is refused', async () => {
  for (const cursor of ['2', 'after.0.x', 'after.1.a b', `after.1.${'x'.repeat(65)}`, 'beside.1.x']) {
    expect((await owner.call('GET', `/pools?cursor=${encodeURIComponent(cursor)}`)).json.code).toBe(
      'validation_failed',
    );
  }
});
