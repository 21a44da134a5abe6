import { afterAll, beforeAll, expect, test } from 'vitest';
import { currentLane } from '#server/db/lanes.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { interceptStatements } from '#tests/support/interceptStatements.ts';
import { createSmallCatalogue } from '#tests/support/smallCatalogue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
let visitor: Visitor;
beforeAll(async () => {
  app = await testApp();
  await createSmallCatalogue(app.db);
  visitor = new Visitor(app, { slug: 'dagje' });
  await visitor.holdDay();
});
afterAll(() => app.close());

async function lanesOf(request: () => Promise<{ status: number }>): Promise<string[]> {
  const names = new Set<string>();
  const stop = interceptStatements(app.db, (statement, send) => {
    names.add(currentLane().name);
    return send(statement);
  });
  const { status } = await request();
  stop();
  expect(status).toBe(200);
  return [...names];
}

test('calendars and plans of groups have their own lane to the database, and all else of visitors has theirs', async () => {
  const days = '2026-05-10-2026-05-16';
  const items = [{ person: 1, productId: '302' }];
  expect(await lanesOf(() => app.call('GET', `/api/flows/f-dagje/schedule/${days}`))).toEqual(['questions']);
  expect(await lanesOf(() => visitor.call('POST', '/reservation/dagje/proposals', { items }))).toEqual(['questions']);
  expect(await lanesOf(() => visitor.call('GET', '/reservation/dagje'))).toEqual(['visitors']);
});
