import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { bookedGroup, previewed, tuesday } from '#tests/support/planningApp.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { addResource, addTherapistsAndRooms } from '#tests/support/smallResources.ts';
import { staffMember } from '#tests/support/staff.ts';
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

test('a dry run on a day beyond the planner finds no other place for what it breaks', async () => {
  await addTherapistsAndRooms(app.db, 2, 2);
  await bookedGroup(app, massage, { time: '13:00', persons: 2 });
  for (let number = 3; number <= 130; number += 1) {
    await addResource(app.db, { id: `therapeut-${number}`, kindId: 'therapist', skillIds: ['masseren'] });
  }
  const resourceId = 'therapeut-1';
  const change = { kind: 'rosterException', exceptionKind: 'absence', resourceId, blocks: null } as const;
  expect(await previewed(await staffMember(app), { ...change, fromDate: tuesday, toDate: tuesday })).toEqual([
    `${tuesday} 13:00 Massage 25 no_roster`,
  ]);
});
