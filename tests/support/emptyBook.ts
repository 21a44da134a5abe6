import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** What visitors leave, with every table that refers to these. */
const roots = ['reservation', 'pool_bucket', 'history_end'];

type Decisions = 'opening_exception' | 'pool_exception' | 'pool_hours' | 'roster_exception';

let book: string[] | undefined;

/**
 * No reservation is there any more, nor any of these decisions of staff. Not by truncate, which makes files anew for every
 * table and index: on the embedded database it takes more of the processor than most tests do.
 */
export async function emptyBook(db: Db, decisions: Decisions[] = []): Promise<void> {
  book ??= await referringTo(db, roots);
  const statements = [
    ...decisions.map((table) => `delete from ${table}`),
    'set local session_replication_role = replica',
    ...book.map((table) => `delete from ${table}`),
  ];
  await db.transaction().execute((tx) => sql.raw(statements.join(';')).execute(tx));
}

async function referringTo(db: Db, tables: string[]): Promise<string[]> {
  const { rows } = await sql<{ name: string }>`
    with recursive referring as (
      select unnest(${tables}::text[])::regclass::oid as id
      union select conrelid from pg_constraint join referring on confrelid = id where contype = 'f')
    select id::regclass::text as name from referring`.execute(db);
  return rows.map(({ name }) => name);
}
