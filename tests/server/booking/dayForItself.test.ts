import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '#server/db/transaction.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { testApp } from '#tests/support/app.ts';
import type { TestApp } from '#tests/support/app.ts';
import { Visitor } from '#tests/support/visitor.ts';

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});
afterAll(() => app.close());

test('who plans with the day for itself cannot be refused by a check-in: that waits for the end', async () => {
  const visitor = new Visitor(app, { persons: 1 });
  await visitor.hold();
  const { venueId, day } = await app.db
    .selectFrom('reservation')
    .select(['venueId', 'day'])
    .where('id', '=', visitor.reservationId)
    .executeTakeFirstOrThrow();
  let isBooked = false;
  let checkin: ReturnType<Visitor['checkin']> | undefined;
  await inTransaction(app.db, async (tx) => {
    await lockDay(tx, { venueId, day, reservationId: 'another' }, 'exclusive');
    checkin = visitor.checkin([1]).finally(() => {
      isBooked = true;
    });
    const waiting = sql`select from pg_locks where locktype = 'advisory' and not granted`;
    while (app.deps.databaseKind === 'postgres' && !isBooked) {
      if ((await waiting.execute(tx)).rows.length > 0) break;
    }
    expect(isBooked).toBe(false);
  });
  expect((await checkin!).json.data.notBookedProducts).toEqual([]);
});
