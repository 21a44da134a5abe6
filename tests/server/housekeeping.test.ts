import { afterAll, beforeAll, expect, test } from 'vitest';
import { removeOutdated } from '#server/housekeeping.ts';
import { customerForm, testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { proefbad } from '#tests/support/venue.ts';
import { Visitor } from '#tests/support/visitor.ts';

let kuur: TestApp;
beforeAll(async () => {
  kuur = await testApp();
});
afterAll(() => kuur.close());

test('proposed plans disappear a day after they were made', async () => {
  const visitor = new Visitor(kuur);
  await visitor.hold();
  const plan = JSON.stringify({ requests: [], starts: [] });
  const { venueId } = proefbad;
  await kuur.db
    .insertInto('proposal')
    .values({ venueId, id: 'plan', reservationId: visitor.reservationId, kind: 'together', plan })
    .execute();
  await kuur.advance({ minutes: 23 * 60 });
  expect(await removeOutdated(kuur.db)).toBe(0);
  await kuur.advance({ minutes: 2 * 60 });
  expect(await removeOutdated(kuur.db)).toBe(1);
});

test('logins, counters and stored answers disappear when their time is over, and not before', async () => {
  await kuur.call('POST', '/api/customers/register', {
    body: customerForm({ password: 'Geheim-123' }),
    headers: { 'idempotency-key': 'key-0123456789-abcdef' },
  });
  await kuur.advance({ minutes: 23 * 60 });
  expect(await removeOutdated(kuur.db)).toBe(0);
  await kuur.advance({ minutes: 2 * 60 });
  expect(await removeOutdated(kuur.db)).toBe(2);
  await kuur.advance({ minutes: 30 * 24 * 60 });
  expect(await removeOutdated(kuur.db)).toBe(2);
  expect(await kuur.db.selectFrom('customer').selectAll().execute()).toHaveLength(1);
});
