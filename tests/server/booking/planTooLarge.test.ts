import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { Visitor } from '#tests/support/visitor.ts';

const massage = '301';
let app: TestApp;

beforeEach(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
});
afterEach(() => app.close());

async function onADay(): Promise<Visitor> {
  const visitor = new Visitor(app, { slug: 'dagje', persons: 2 });
  await visitor.holdDay();
  return visitor;
}

test('a day with more therapists than the planner can weigh has nothing available', async () => {
  await addTherapistsAndRooms(app.db, 130, 2);
  const answer = await (await onADay()).addProduct(massage, [1], { fixed: '13:00' });
  expect(answer.status).toBe(200);
  expect(answer.json.data.notBookedProducts).toMatchObject([{ person: 1, reason: 'unavailable', alternatives: [] }]);
});

test('a mistake of the program is no lack of places: it is logged and answered as internal', async () => {
  await addTherapistsAndRooms(app.db, 2, 2);
  const visitor = await onADay();
  await visitor.addProduct(massage, [2], { fixed: '13:00' });
  await sql`update reservation set person_count = 1`.execute(app.db);
  const answer = await visitor.addProduct(massage, [1], { fixed: '15:00' });
  expect([answer.status, answer.json.code]).toEqual([500, 'internal']);
  expect(app.logged.filter((line) => line.includes('"level":"error"'))).toHaveLength(1);
});
