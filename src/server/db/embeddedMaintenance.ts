import { sql } from 'kysely';
import type { Db } from './schema.ts';

const everyMs = 20_000;

const hasGrown = sql`pg_relation_size(relid) > 8192 * (10 + 1.2 * relpages)`;
const due = {
  analyze: sql`(n_mod_since_analyze > 50 + 0.1 * n_live_tup or reltuples < 0 and pg_relation_size(relid) > 0 or ${hasGrown})`,
  vacuum: sql`n_dead_tup > 50 + 0.2 * n_live_tup`,
};

/**
 * What autovacuum does elsewhere. Counters end with the process that counts, so a table that was never measured, or is
 * larger than when it was, is due as well.
 */
export async function maintainTables(db: Db): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ name: string; work: string }>`
    select relid::regclass::text as name,
      case when ${due.vacuum} then 'vacuum (analyze)' else 'analyze' end as work
    from pg_stat_user_tables join pg_class on pg_class.oid = relid where ${due.analyze} or ${due.vacuum} order by relid`.execute(
    db,
  );
  for (const { name, work } of rows) await sql.raw(`${work} ${name}`).execute(db);
  return rows.length;
}

export function startMaintenance(db: Db, onError: (error: Error) => void): { stop: () => Promise<void> } {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= maintainTables(db)
      .then(() => undefined, onError)
      .finally(() => (running = null));
  }, everyMs);
  timer.unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
