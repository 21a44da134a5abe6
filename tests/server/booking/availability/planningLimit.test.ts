import { afterAll, beforeAll, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { createProefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp({
    env: { TRUST_PROXY: '1' },
    seed: (db) => createProefbad(db, { settings: { limits: { networkPlanning: 60 } } }),
  });
  await createSmallCatalogue(app.db);
  await addTherapistsAndRooms(app.db, 1, 1);
});
afterAll(() => app.close());

const ask = (network: string, days: string, persons = 1) =>
  app.call('GET', `/api/flows/f-dagje/schedule/${days}?persons=${persons}`, {
    headers: { 'x-forwarded-for': network },
  });
const month = '2026-08-03-2026-08-31';

test('a long question counts for more than a short one, and one that is planned already for less', async () => {
  expect((await ask('203.0.113.20', '2026-08-03-2026-08-03')).status).toBe(200);
  expect((await ask('203.0.113.20', month)).status).toBe(200);
  const refused = await ask('203.0.113.20', month);
  expect([refused.status, refused.json.code]).toEqual([429, 'too_many_requests']);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(800);
  expect((await ask('203.0.113.21', month)).status).toBe(200);
  expect((await ask('203.0.113.21', month)).status).toBe(200);
  expect((await ask('203.0.113.22', month, 5)).status).toBe(200);
  expect((await ask('203.0.113.22', '2026-08-03-2026-08-03', 5)).status).toBe(429);
});

test('proposals count for each item', async () => {
  const visitor = new Visitor(app, { slug: 'dagje', network: '203.0.113.30' });
  await visitor.holdDay();
  const propose = (persons: number[]) =>
    visitor.call('POST', '/reservation/dagje/proposals', {
      items: persons.map((person) => ({ person, productId: '302' })),
    });
  expect((await propose([1])).status).toBe(200);
  expect((await propose([1])).status).toBe(429);
});
