import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import { testDatabase } from '#tests/support/database.ts';
import { moveClock, movableClock } from '#tests/support/testServer/movableClock.ts';
import { createProefbad } from '#tests/support/venue.ts';

/** What the next test has after one that did this. */
async function afterUse(use: (db: Db) => Promise<unknown>): Promise<Awaited<ReturnType<typeof testDatabase>>> {
  const used = await testDatabase();
  await use(used.db);
  await used.close();
  return testDatabase();
}

test('a test has no rows, no clock and no settings of the one before', async () => {
  const { db, close } = await afterUse(async (before) => {
    await createProefbad(before);
    await moveClock(before, movableClock(), 86_400_000);
    await sql`set work_mem = '1MB'`.execute(before);
  });
  expect(await db.selectFrom('venue').selectAll().execute()).toEqual([]);
  const { rows } = await sql`select kuur_now() = now() as "isNow", current_setting('work_mem') as memory`.execute(db);
  expect(rows).toEqual([{ isNow: true, memory: '4MB' }]);
  await close();
});

test('a test has the tables and functions of the product, whatever the one before changed', async () => {
  const { db, close } = await afterUse(async (before) => {
    await sql`alter table venue drop constraint venue_pkey cascade`.execute(before);
  });
  await createProefbad(db);
  await expect(createProefbad(db)).rejects.toThrow('venue_pkey');
  await close();
});

test('a database of which only rows and what was measured of them are others serves the next test', async () => {
  const names = new Set<unknown>();
  for (let use = 0; use < 3; use += 1) {
    const { db, close } = await testDatabase();
    const { rows } = await sql`select current_database() as name, pg_postmaster_start_time() as since`.execute(db);
    names.add(JSON.stringify(rows));
    await createProefbad(db);
    await sql`analyze`.execute(db);
    await close();
  }
  // One of them may have had as many uses as any has.
  expect(names.size).toBeLessThan(3);
});

test.skipIf(process.env['DATABASE_URL'])('an embedded database plans by nothing that was measured before', async () => {
  const { db, close } = await afterUse(async (before) => {
    await createProefbad(before);
    await sql`analyze`.execute(before);
  });
  const { rows } = await sql`select starelid::regclass::text as name from pg_statistic where starelid >= 16384
    union select relname from pg_class where oid = 'venue'::regclass and reltuples >= 0`.execute(db);
  expect(rows).toEqual([]);
  await close();
});
