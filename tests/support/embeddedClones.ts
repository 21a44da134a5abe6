import { PGlite } from '@electric-sql/pglite';
import { dayChannel } from '#server/db/notices.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';

type Clone = {
  pglite: PGlite;
  end: () => Promise<void>;
  /** As it was before anybody used it. */
  catalogue: string;
  /** Makes the clock what it was. */
  clock: string;
  uses: number;
};

/** Emptied ones: a start takes a second of the processor, and a new one learns its tables from the beginning. */
const idle: Clone[] = [];
const maxIdle = 2;
/** Each use leaves 10 MB in memory. */
const maxUses = 24;
/** Of rows that are gone, which a scan still passes. */
const maxBytes = 4_000_000;

/** A migrated database without rows in the process, from the dump of one; `isNew`: that nobody used. */
export async function embeddedClone(dump: () => Promise<Blob>, isNew: boolean): Promise<OpenDatabase> {
  const clone = (isNew ? undefined : idle.pop()) ?? (await freshClone(await dump()));
  clone.uses += 1;
  const opened = await openEmbedded(clone.pglite);
  let closing: Promise<void> | undefined;
  return { ...opened, close: () => (closing ??= opened.close().then(() => putBack(clone))) };
}

async function freshClone(loadDataDir: Blob): Promise<Clone> {
  const pglite = new PGlite({ ...embeddedOptions, loadDataDir });
  const end = pglite.close.bind(pglite);
  // Whoever opened it closes it.
  pglite.close = async () => undefined;
  return { pglite, end, catalogue: await catalogueOf(pglite), clock: await clockOf(pglite), uses: 0 };
}

async function putBack(clone: Clone): Promise<void> {
  const isReusable = clone.uses < maxUses && idle.length < maxIdle && (await isEmptied(clone).catch(() => false));
  if (isReusable) idle.push(clone);
  else await clone.end();
}

/** False, or an error, for one that is more than rows away from what it was: the next test must not notice anything. */
async function isEmptied({ pglite, catalogue, clock }: Clone): Promise<boolean> {
  await pglite.unlisten(dayChannel);
  await pglite.exec('discard all');
  await pglite.exec('set session_replication_role = replica');
  if ((await catalogueOf(pglite)) !== catalogue) return false;
  const { rows } = await pglite.query<{ name: string; bytes: number }>(`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema\\_%' and pg_relation_size(oid) > 0`);
  if (rows.reduce((sum, { bytes }) => sum + bytes, 0) > maxBytes) return false;
  await pglite.exec(rows.map(({ name }) => `delete from ${name};`).join(''));
  await pglite.exec(`${clock}; reset session_replication_role; select pg_stat_reset()`);
  await pglite.exec('checkpoint');
  return true;
}

const changing = [
  'pg_attribute',
  'pg_authid',
  'pg_constraint',
  'pg_db_role_setting',
  'pg_index',
  'pg_trigger',
  'schema_function',
  'schema_migration',
];

/**
 * What its tables and functions are, by when they were changed, which migrations landed, where sequences are, and what was
 * measured of rows; without the clock.
 */
async function catalogueOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ line: string }>(
    [
      ...changing.map(
        (name) => `select concat_ws(' ', '${name}', count(*), max(xmin::text::int)) as line from ${name}`,
      ),
      `select concat_ws(' ', 'pg_proc', count(*), max(xmin::text::int)) from pg_proc where proname <> 'kuur_now'`,
      `select concat_ws(' ', relname, relkind, relnatts, relchecks, relhastriggers, reloptions) from pg_class
       where relnamespace = 'public'::regnamespace`,
      `select concat_ws(' ', sequencename, last_value) from pg_sequences`,
      `select concat_ws(' ', starelid, staattnum) from pg_statistic where starelid >= 16384`,
    ].join(' union all '),
  );
  return rows
    .map(({ line }) => line)
    .toSorted()
    .join('\n');
}

async function clockOf(pglite: PGlite): Promise<string> {
  const { rows } = await pglite.query<{ text: string }>(`select pg_get_functiondef('kuur_now'::regproc) as text`);
  return rows[0]!.text;
}
