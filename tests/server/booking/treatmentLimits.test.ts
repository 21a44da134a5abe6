import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestAnswer, TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage = '302';
const shortMassage = '301';
const duo = '303';
const path = '/api/reservation/dagje';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    env: { TRUST_PROXY: '1' },
    seed: async (db) => {
      await createProefbad(db, {
        settings: { maxPersons: 2, limits: { networkPlaces: 20, networkDayPlaces: 20, networkHoldMinutes: 900 } },
      });
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 8, 8);
    },
  });
});
afterAll(() => app.close());

/** One group of `persons` after another, each with a massage for every guest. */
async function massages(from: string, persons: number): Promise<TestAnswer> {
  const request = { headers: { 'x-forwarded-for': from } };
  const draft = { personCount: persons, date: '2026-05-12' };
  const started = await app.call('POST', path, { ...request, body: draft });
  const session = started.json.data.session.id;
  const body = { productId: massage, persons: Array.from({ length: persons }, (_, index) => index + 1) };
  return app.call('PUT', `${path}/product`, { ...request, session, body });
}

const takenBy = async (): Promise<number> =>
  (await app.db.selectFrom('resourceClaim').select('itemId').distinct().where('state', '=', 'hold').execute()).length;

test('one network holds no more treatments without payment than its share, and a refused request takes none', async () => {
  for (let group = 0; group < 3; group += 1) expect((await massages('203.0.113.1', 2)).status).toBe(200);
  const before = await takenBy();
  expect(before).toBe(6);
  const refused = await massages('203.0.113.1', 1);
  expect([refused.status, refused.json.code]).toEqual([409, 'treatment_limit_reached']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(600);
  expect(await takenBy()).toBe(before);
  expect((await massages('203.0.113.2', 1)).status).toBe(200);
});

test('one hold has treatments for twice the largest group, however much its network may have', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', network: '203.0.113.3' });
  await visitor.holdDay();
  for (const product of [massage, shortMassage])
    expect((await visitor.addProduct(product, [1, 2])).json.data.notBookedProducts).toEqual([]);
  const before = await takenBy();
  const refused = await visitor.addProduct(duo, [1, 2]);
  expect([refused.status, refused.json.code]).toEqual([409, 'treatment_limit_reached']);
  expect(refused.headers['retry-after']).toBeUndefined();
  expect(await takenBy()).toBe(before);
  expect((await massages('203.0.113.3', 2)).status).toBe(200);
});
