import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Proposal } from '#contract/names.ts';
import { onEventLoop, PlanningRefused } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
let app: TestApp;
let visitor: Visitor;
/** Once, while the proposals of the test are planned. */
let meanwhile: () => Promise<unknown> = async () => undefined;
let plans = 0;

const plan: PlanningThreads['plan'] = async (task, input) => {
  const happens = meanwhile;
  meanwhile = async () => undefined;
  plans += 1;
  await happens();
  return onEventLoop(task, input);
};

beforeEach(async () => {
  plans = 0;
  app = await testApp({ planning: { plan, close: async () => undefined } });
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  visitor = new Visitor(app, { slug: 'dagje' });
  await visitor.holdDay();
});
afterEach(() => app.close());

const propose = () =>
  visitor.call('POST', '/reservation/dagje/proposals', {
    items: [1, 2].map((person) => ({ person, productId: massage50 })),
  }) as Promise<TestAnswer<unknown>> as Promise<TestAnswer<Proposal[]>>;
const savedPlans = () => app.db.selectFrom('proposal').selectAll().execute();

test('a hold that is let go while its day is planned gets the answer of one that was let go before', async () => {
  meanwhile = () => visitor.call('DELETE', '/reservation/dagje');
  const { status, json } = await propose();
  expect([status, json.code]).toEqual([404, 'reservation_cancelled']);
  const afterwards = await propose();
  expect([afterwards.status, afterwards.json.code]).toEqual([status, json.code]);
  expect(await savedPlans()).toEqual([]);
});

test('a basket that changes while its day is planned is planned anew', async () => {
  meanwhile = () => visitor.addProduct(massage50, [1], { fixed: '11:00' });
  const { status, json } = await propose();
  expect([status, plans]).toEqual([200, 2]);
  const { json: unchanged } = await propose();
  expect(json.data.map(({ items, total }) => ({ items, total }))).toEqual(
    unchanged.data.map(({ items, total }) => ({ items, total })),
  );
});

test('while there is too much to plan a group hears when to ask again, and keeps its basket', async () => {
  await visitor.addProduct(massage50, [1], { fixed: '11:00' });
  meanwhile = () => Promise.reject(new PlanningRefused());
  const { status, json, headers } = await propose();
  expect([status, json.code, headers['retry-after']]).toEqual([503, 'service_unavailable', '5']);
  expect(await savedPlans()).toEqual([]);
  expect((await propose()).status).toBe(200);
});
