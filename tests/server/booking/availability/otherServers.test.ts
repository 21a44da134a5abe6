import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildApp } from '#server/app.ts';
import { makeServices } from '#server/services.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad, proefbad } from '#tests/support/venue.ts';

const { venueId, entry, activity, flows } = proefbad;

let kuur: TestApp;
let other: FastifyInstance;
beforeAll(async () => {
  kuur = await testApp({
    seed: async (db) => {
      await createProefbad(db);
      await createSmallCatalogue(db);
      await addTherapistsAndRooms(db, 1, 1);
    },
  });
  other = await buildApp(kuur.deps, makeServices(kuur.deps));
});
afterAll(async () => {
  await other.close();
  await kuur.close();
});

/** What the other server says. */
const answerTo = async (url: string) => {
  const answer = await other.inject({ url: `/api${url}`, headers: { 'x-app-tag': venueId } });
  return { status: answer.statusCode, data: (answer.json() as { data?: unknown }).data };
};

const may = '2026-05-04-2026-05-05';
const calendar = `/products/${entry.xplanId}/schedule/${may}?activity=${activity.xplanId}&persons=1`;
const treatments = '/flows/f-dagje/schedule/2026-05-11-2026-05-12?persons=1';

/** What somebody changes, where it shows, and what is to be seen there. */
const changes = [
  {
    what: 'a price',
    change: sql`insert into price_rule (venue_id, id, product_id, from_date, to_date, price, priority)
      values (${venueId}, 'mei', ${entry.id}, '2026-05-04', '2026-05-04', 2500, 5)`,
    url: calendar,
    data: { '2026-05-04': { price: 2500 }, '2026-05-05': { price: 3000 } },
  },
  {
    what: 'opening times',
    change: sql`insert into opening_exception (venue_id, id, from_date, to_date, blocks)
      values (${venueId}, 'dicht', '2026-05-05', '2026-05-05', '[]')`,
    url: calendar,
    data: { '2026-05-04': { price: 2500 } },
  },
  {
    what: 'the places of a pool',
    change: sql`insert into pool_exception (venue_id, id, pool_id, from_date, to_date, capacity)
      values (${venueId}, 'lek', ${proefbad.poolId}, '2026-05-04', '2026-05-04', 0)`,
    url: calendar,
    data: {},
  },
  {
    what: 'a roster',
    change: sql`insert into roster_exception (venue_id, id, resource_id, from_date, to_date, kind)
      values (${venueId}, 'ziek', 'therapeut-1', '2026-05-04', '2026-05-04', 'absence')`,
    url: '/products/302/times/2026-05-04?persons=1',
    data: expect.objectContaining({ arrivalTimes: [] }) as unknown,
  },
  {
    what: 'what a flow sells',
    change: sql`update product set visible = false where venue_id = ${venueId} and type <> 10`,
    url: treatments,
    data: {},
  },
  {
    what: 'the start page',
    change: sql`delete from start_section where venue_id = ${venueId}`,
    url: '/flows/start',
    data: [],
  },
];

for (const { what, change, url, data } of changes) {
  test(`when ${what} changed, the very next answer of every server has it`, async () => {
    const before = await answerTo(url);
    expect(before.data).not.toEqual(data);
    await change.execute(kuur.db);
    expect(await answerTo(url)).toEqual({ status: 200, data });
  });
}

test('a flow that was closed is not found by any server', async () => {
  const url = `/flows/${flows.location.id}`;
  expect((await answerTo(url)).status).toBe(200);
  await sql`update flow set removed_at = kuur_now() where venue_id = ${venueId} and id = ${flows.location.id}`.execute(
    kuur.db,
  );
  expect((await answerTo(url)).status).toBe(404);
});
