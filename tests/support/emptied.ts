/** Sends statements to one connection, and gives the rows of a single one. */
export type Send = <Row>(text: string) => Promise<Row[]>;

/** What a migrated database is without its rows. */
export type Blank = {
  catalogue: string;
  /** Makes the clock what it was. */
  clock: string;
};

/** Of rows that are gone, which a scan still passes. */
const maxBytes = 4_000_000;

export async function blankOf(send: Send): Promise<Blank> {
  const [clock] = await send<{ text: string }>(`select pg_get_functiondef('kuur_now'::regproc) as text`);
  return { catalogue: await catalogueOf(send), clock: clock!.text };
}

/** False, or an error, for one that is more than rows away from what it was: the next test must not notice anything. */
export async function isEmptied(send: Send, { catalogue, clock }: Blank): Promise<boolean> {
  await send('set session_replication_role = replica');
  if ((await catalogueOf(send)) !== catalogue) return false;
  const tables = await send<{ name: string; bytes: string }>(`
    select relname as name, pg_relation_size(oid) as bytes from pg_class
    where relnamespace = 'public'::regnamespace and relkind = 'r' and relname not like 'schema\\_%' and pg_relation_size(oid) > 0`);
  if (tables.reduce((sum, { bytes }) => sum + Number(bytes), 0) > maxBytes) return false;
  const names = tables.map(({ name }) => name);
  await send([...names.map((name) => `delete from ${name}`), clock, 'reset session_replication_role'].join(';'));
  // What is left of rows would be gaps that the next ones fill out of order, and figures that plan for no rows.
  if (names.length > 0) await send(`vacuum ${names.join(', ')}`);
  await send('delete from pg_statistic where starelid >= 16384');
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

/** Its tables and functions, by when they were changed, which migrations landed and where sequences are; without the clock. */
async function catalogueOf(send: Send): Promise<string> {
  const lines = await send<{ line: string }>(
    [
      ...changing.map(
        (name) => `select concat_ws(' ', '${name}', count(*), max(xmin::text::int)) as line from ${name}`,
      ),
      `select concat_ws(' ', 'pg_proc', count(*), max(xmin::text::int)) from pg_proc where proname <> 'kuur_now'`,
      `select concat_ws(' ', relname, relkind, relnatts, relchecks, relhastriggers, reloptions) from pg_class
       where relnamespace = 'public'::regnamespace`,
      `select concat_ws(' ', sequencename, last_value) from pg_sequences`,
    ].join(' union all '),
  );
  return lines
    .map(({ line }) => line)
    .toSorted()
    .join('\n');
}
