// @module-tag anyDatabase
import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { maintainTables } from '#server/db/embeddedMaintenance.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase({ isNew: true });
  await sql`create table crowd (id integer primary key)`.execute(database.db);
});
afterEach(() => database.close());

const rows = (count: number) => sql`insert into crowd select n from generate_series(1, ${count}::int) n`;

/** How many rows the planner takes the table for; -1 when it was never measured. */
async function knownRows(): Promise<number> {
  const answer = await sql<{ reltuples: number }>`select reltuples from pg_class where oid = 'crowd'::regclass`.execute(
    database.db,
  );
  return answer.rows[0]!.reltuples;
}

test.skipIf(process.env['DATABASE_URL'])('a table that grew is measured, once', async () => {
  await maintainTables(database.db);
  await rows(1000).execute(database.db);
  expect(await knownRows()).toBe(-1);
  expect(await maintainTables(database.db)).toBe(1);
  expect(await knownRows()).toBe(1000);
  expect(await maintainTables(database.db)).toBe(0);
});

test.skipIf(process.env['DATABASE_URL'])('what grew before a restart is measured too', async () => {
  const restart = async (): Promise<void> => {
    await sql`select pg_stat_force_next_flush()`.execute(database.db);
    await sql`select pg_stat_reset()`.execute(database.db);
  };
  await maintainTables(database.db);
  await rows(1000).execute(database.db);
  await restart();
  expect(await maintainTables(database.db)).toBe(1);
  expect(await knownRows()).toBe(1000);
  await sql`insert into crowd select n from generate_series(1001, 10000) n`.execute(database.db);
  await restart();
  expect(await maintainTables(database.db)).toBe(1);
  expect(await knownRows()).toBe(10_000);
});

test.skipIf(process.env['DATABASE_URL'])('the room of dead rows is used again', async () => {
  const size = async (): Promise<number> => {
    const answer = await sql<{ size: number }>`select pg_relation_size('crowd')::int as size`.execute(database.db);
    return answer.rows[0]!.size;
  };
  await rows(1000).execute(database.db);
  const full = await size();
  for (let round = 0; round < 3; round += 1) {
    await sql`delete from crowd`.execute(database.db);
    await maintainTables(database.db);
    await rows(1000).execute(database.db);
  }
  expect(await size()).toBe(full);
});
