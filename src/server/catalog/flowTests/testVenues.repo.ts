import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';
import { blankColumns, copiedTables } from './copiedTables.ts';

export interface TestVenue {
  venueId: string;
  testOf: string;
}

/** Returns until when it can be reached. It is as its venue is, but without people and bookings. */
export async function insertTestVenue(tx: Tx, { venueId, testOf }: TestVenue, minutes: number): Promise<Date> {
  const { rows } = await sql<{ testUntil: Date }>`
    insert into venue (venue_id, name, hosts, time_zone, languages, branding, settings, catalog_version, test_of, test_until)
    select ${venueId}, name, hosts, time_zone, languages, branding, settings, catalog_version, venue_id,
      kuur_now() + make_interval(mins => ${minutes})
    from venue where venue_id = ${testOf}
    returning test_until`.execute(tx);
  return rows[0]!.testUntil;
}

export async function copyCatalogue(tx: Tx, { venueId, testOf }: TestVenue): Promise<void> {
  const columns = await columnsOf(tx);
  for (const table of copiedTables) {
    const names = columns.get(table) ?? [];
    const values = names.map((name) => blankColumns[`${table}.${name}`] ?? name);
    await sql`insert into ${sql.table(table)} (venue_id, ${sql.raw(names.join(', '))})
      select ${venueId}, ${sql.raw(values.join(', '))} from ${sql.table(table)} where venue_id = ${testOf}`.execute(tx);
  }
}

/** Without the venue and what the database computes. */
async function columnsOf(tx: Tx): Promise<Map<string, string[]>> {
  const { rows } = await sql<{ tableName: string; names: string[] }>`
    select table_name, array_agg(column_name::text order by ordinal_position) as names
    from information_schema.columns
    where table_schema = current_schema() and table_name = any(${[...copiedTables]}::text[])
      and column_name <> 'venue_id' and is_generated = 'NEVER' and is_identity = 'NO'
    group by table_name`.execute(tx);
  return new Map(rows.map(({ tableName, names }) => [tableName, names]));
}

/** Of tests that are still there, ended or not. */
export async function countTests(tx: Tx, testOf: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from venue where test_of = ${testOf}`.execute(tx);
  return rows[0]!.count;
}

/** All but the newest `most`. */
export async function endOlderTests(tx: Tx, testOf: string, most: number): Promise<void> {
  await sql`update venue set test_until = kuur_now() where test_until > kuur_now() and venue_id in (
    select venue_id from venue where test_of = ${testOf} order by created_at desc, venue_id offset ${most})`.execute(
    tx,
  );
}

/** Ended long enough for the last request of it to be over. */
export async function endedTests(db: Db): Promise<string[]> {
  const { rows } = await sql<{ venueId: string }>`select venue_id from venue
    where test_until < kuur_now() - interval '1 minute' order by venue_id`.execute(db);
  return rows.map(({ venueId }) => venueId);
}

/** With everything in it. Nothing happens to a venue that is no test. */
export async function deleteTestVenue(tx: Tx, venueId: string): Promise<void> {
  const { rows: tables } = await sql<{ name: string }>`select c.table_name as name
    from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = current_schema() and c.column_name = 'venue_id' and t.table_type = 'BASE TABLE'
    order by 1`.execute(tx);
  // In one statement, as references are compared at its end.
  const of = tables.filter(({ name }) => !removedLast.includes(name)).map(({ name }) => deletion(name, venueId));
  await sql`with ${sql.join(of)} select`.execute(tx);
  await sql`with ${deletion('terms_change', venueId)}
    delete from venue where venue_id = ${venueId} and test_of is not null`.execute(tx);
}

/** Deletions of the others are noted in the first. */
const removedLast = ['terms_change', 'venue'];

const deletion = (table: string, venueId: string) => sql`${sql.id(`of_${table}`)} as (delete from ${sql.table(table)}
  where venue_id in (select venue_id from venue where venue_id = ${venueId} and test_of is not null))`;
