import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { onEventLoop } from '#server/adapters/planning/planningThreads.ts';
import type { PlanningThreads } from '#server/adapters/planning/planningThreads.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage50 = '302';
const networks = { busy: '203.0.113.1', free: '203.0.113.2' };
const visitors: Partial<Record<keyof typeof networks, Visitor>> = {};

/** Ends the plan that a test holds up; plans are made at once without one. */
let release = (): void => undefined;
let heldUp: Promise<void> | null = null;
const plan: PlanningThreads['plan'] = async (task, input) => {
  const own = heldUp;
  heldUp = null;
  await own;
  return onEventLoop(task, input);
};

let app: TestApp;
let groupSize = 2;
beforeAll(async () => {
  app = await testApp({
    env: { TRUST_PROXY: '1' },
    planning: { plan, close: async () => undefined },
    seed: (db) => createProefbad(db, { settings: { limits: { networkQuestions: 1 } } }),
  });
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 2, 2);
  for (const name of ['busy', 'free'] as const) {
    visitors[name] = new Visitor(app, { slug: 'dagje', network: networks[name] });
    await visitors[name].holdDay();
  }
});
afterAll(() => app.close());

type Asker = keyof typeof networks;

const get = (path: string, asker: Asker): Promise<TestAnswer> =>
  app.call('GET', `/api${path}`, { headers: { 'x-forwarded-for': networks[asker] } });
const days = '2026-05-11-2026-05-12';

/** Equal questions without a basket share their answer, so each network asks its own. */
const calendar = (path: string, asker: Asker): Promise<TestAnswer> =>
  get(`${path}/schedule/${days}?persons=${asker === 'busy' ? 1 : 2}`, asker);

/** The busy network has as many questions under way as it may: one, for a group that nobody asked for yet. */
beforeEach(async () => {
  heldUp = new Promise((resolve) => (release = resolve));
  groupSize += 1;
  void get(`/flows/f-dagje/schedule/${days}?persons=${groupSize}`, 'busy');
  await expect.poll(() => heldUp === null).toBe(true);
});
afterEach(() => release());

test.each<[string, (asker: Asker) => Promise<TestAnswer>]>([
  ['the days of a flow', (asker) => calendar('/flows/f-dagje', asker)],
  ['the days of a flow with a basket', (asker) => visitors[asker]!.call('GET', `/flows/f-dagje/schedule/${days}`)],
  ['the days of an entry', (asker) => calendar(`/products/${proefbad.entry.xplanId}`, asker)],
  ['the days of a treatment', (asker) => calendar(`/products/${massage50}`, asker)],
  [
    'proposals',
    (asker) =>
      visitors[asker]!.call('POST', '/reservation/dagje/proposals', { items: [{ person: 1, productId: massage50 }] }),
  ],
])('a question for %s waits while its network asks as much as it may, and others do not wait', async (_title, ask) => {
  let isAnswered = false;
  const waiting = ask('busy').finally(() => (isAnswered = true));
  expect([(await ask('free')).status, (await ask('free')).status]).toEqual([200, 200]);
  expect(isAnswered).toBe(false);
  release();
  expect((await waiting).status).toBe(200);
});
