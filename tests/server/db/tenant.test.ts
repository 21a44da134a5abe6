import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Db } from '#server/db/schema.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

/** The lists of applied migrations and functions belong to the installation, not to a venue. */
const infrastructure = ['schema_migration', 'schema_function'];

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
});
afterAll(() => database.close());

type Key = { table: string; name: string };

async function tablesWithoutVenue(db: Db): Promise<string[]> {
  const answer = await sql<{ name: string }>`select c.relname as name from pg_class c
    where c.relkind in ('r', 'p') and c.relnamespace = 'public'::regnamespace and not c.relname = any(${infrastructure})
      and not exists (select from pg_attribute a
        where a.attrelid = c.oid and a.attname = 'venue_id' and a.attnotnull and not a.attisdropped)
    order by 1`.execute(db);
  return answer.rows.map((row) => row.name);
}

async function keysWithoutVenue(db: Db): Promise<Key[]> {
  const answer = await sql<Key>`
    with venue_column as (
      select a.attrelid, a.attnum from pg_attribute a join pg_class c on c.oid = a.attrelid
      where a.attname = 'venue_id' and c.relnamespace = 'public'::regnamespace
    ), keys as (
      select k.conrelid as relation, k.conname as name, k.conkey as columns from pg_constraint k
      where k.contype in ('p', 'u', 'f', 'x') and k.connamespace = 'public'::regnamespace
      union all
      select k.confrelid, k.conname || ' (referenced)', k.confkey from pg_constraint k
      where k.contype = 'f' and k.connamespace = 'public'::regnamespace
      union all
      select i.indrelid, x.relname, i.indkey::int2[] from pg_index i join pg_class x on x.oid = i.indexrelid
      where (i.indisunique or i.indisexclusion) and x.relnamespace = 'public'::regnamespace
    )
    select keys.relation::regclass::text as "table", keys.name from keys
    where not keys.relation::regclass::text = any(${infrastructure}) and not exists (
      select from venue_column v where v.attrelid = keys.relation and v.attnum = any(keys.columns))
    order by 1, 2`.execute(db);
  return answer.rows;
}

test('every table belongs to a venue', async () => {
  expect(await tablesWithoutVenue(database.db)).toEqual([]);
});

test('every primary, unique, foreign and exclusion key holds the venue', async () => {
  expect(await keysWithoutVenue(database.db)).toEqual([]);
});

test('a table and keys that forget the venue are found', async () => {
  await sql`create table forgetful (id text primary key, during int4range, product_id text,
    exclude using gist (during with &&))`.execute(database.db);
  await sql`create table half_forgetful (venue_id text not null references venue, id text not null,
    parent text references forgetful, primary key (venue_id, id))`.execute(database.db);
  await sql`create unique index half_forgetful_id on half_forgetful (id)`.execute(database.db);
  expect(await tablesWithoutVenue(database.db)).toEqual(['forgetful']);
  expect((await keysWithoutVenue(database.db)).map((key) => key.name)).toEqual([
    'forgetful_during_excl',
    'forgetful_during_excl',
    'forgetful_pkey',
    'forgetful_pkey',
    'half_forgetful_parent_fkey (referenced)',
    'half_forgetful_id',
    'half_forgetful_parent_fkey',
  ]);
  await sql`drop table half_forgetful, forgetful`.execute(database.db);
});
