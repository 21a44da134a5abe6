import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import type { Proposal } from '#contract/names.ts';
import { audit } from '#tests/support/audit.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { emptyBook } from '#tests/support/emptyBook.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage25 = '301';
const massage50 = '302';
let app: TestApp;

beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
});
afterAll(() => app.close());
beforeEach(async () => {
  expect(await audit(app.db)).toEqual([]);
  await emptyBook(app.db);
});

/** Two guests with a massage each, hours apart. */
async function twoApart(): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje' });
  await visitor.holdDay();
  await visitor.addProduct(massage50, [1], { fixed: '11:00' });
  await visitor.addProduct(massage50, [2], { fixed: '16:00' });
  return visitor;
}

const propose = (visitor: Visitor, items: object[]) =>
  visitor.call('POST', '/reservation/dagje/proposals', { items }) as Promise<TestAnswer<unknown>> as Promise<
    TestAnswer<Proposal[]>
  >;

const everything = [1, 2].map((person) => ({ person, productId: massage50 }));
const starts = (answer: TestAnswer): (string | null | undefined)[] =>
  answer.json.data.reservation.persons.map(({ products }) => products[0]?.startTime);

test('a group is offered its day together, in turn and with the shortest stay', async () => {
  const { status, json } = await propose(await twoApart(), everything);
  expect([status, json.data[0]?.kind]).toEqual([200, 'together']);
  const times = (kind: string): string[] | undefined =>
    json.data.find((proposal) => proposal.kind === kind)?.items.map(({ startTime }) => startTime);
  expect(new Set(times('together')).size).toBe(1);
  expect(new Set(times('one_after_another')).size).toBe(2);
  expect(json.data.every(({ total, notBookedProducts }) => total === 16000 && notBookedProducts.length === 0)).toBe(
    true,
  );
});

test('one click takes a proposal, and what was booked before moves', async () => {
  const visitor = await twoApart();
  const { json } = await propose(visitor, everything);
  const together = json.data.find(({ kind }) => kind === 'together')!;
  const booked = await visitor.call('POST', `/reservation/dagje/proposals/${together.id}`);
  expect(booked.status).toBe(200);
  expect(starts(booked)).toEqual([together.items[0]!.startTime, together.items[0]!.startTime]);
  expect(booked.json.data.reservation.total).toBe(16000);
  const live = await sql<{
    count: number;
  }>`select count(*) as count from resource_claim where state <> 'released'`.execute(app.db);
  expect(live.rows[0]?.count).toBe(4);
});

test('what is requested beside what is booked is planned in the same proposal', async () => {
  const visitor = await twoApart();
  const { json } = await propose(visitor, [...everything, { person: 1, productId: massage25 }]);
  expect(json.data[0]?.items).toHaveLength(3);
  expect(json.data[0]?.total).toBe(20500);
});

test('a proposal that no longer fits is refused, and what was booked stays', async () => {
  const visitor = await twoApart();
  const { json } = await propose(visitor, everything);
  const together = json.data.find(({ kind }) => kind === 'together')!;
  const other = new Visitor(app, { slug: 'dagje' });
  await other.holdDay();
  await other.addProduct(massage50, [1, 2], { fixed: together.items[0]!.startTime });
  const answer = await visitor.call('POST', `/reservation/dagje/proposals/${together.id}`);
  expect([answer.status, answer.json.code]).toEqual([409, 'product_unavailable']);
  const unchanged = await visitor.call('GET', '/reservation/dagje');
  expect(unchanged.json.data.persons.map(({ products }) => products[0]?.startTime)).toEqual(['11:00', '16:00']);
});

test('new proposals replace the old ones, and nobody takes those of somebody else', async () => {
  const [visitor, other] = [await twoApart(), new Visitor(app, { slug: 'dagje' })];
  await other.holdDay();
  const old = (await propose(visitor, everything)).json.data[0]!;
  expect((await other.call('POST', `/reservation/dagje/proposals/${old.id}`)).status).toBe(404);
  await propose(visitor, everything);
  expect((await visitor.call('POST', `/reservation/dagje/proposals/${old.id}`)).status).toBe(404);
});

test('a request for what is not sold or for a guest who is not there is refused', async () => {
  const visitor = await twoApart();
  const unsold = await propose(visitor, [{ person: 1, productId: '307' }]);
  expect([unsold.status, unsold.json.code]).toEqual([409, 'product_unavailable']);
  const nobody = await propose(visitor, [{ person: 5, productId: massage25 }]);
  expect([nobody.status, nobody.json.code]).toEqual([409, 'person_count_invalid']);
});
