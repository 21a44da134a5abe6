import { sql } from 'kysely';
import { isForeignKeyViolation, sqlState } from './databaseErrors.ts';
import { connectionName, currentLane } from './lanes.ts';
import type { Holder } from './lanes.ts';
import type { Db, Tx } from './schema.ts';
import { HeldByOthers, watchWaiting } from './waitedFor.ts';

/** Milliseconds; 0: unlimited. */
type Limits = { lockTimeout?: number; statementTimeout?: number; idleTimeout?: number };

export const defaultLimits = { lockTimeout: 3_000, statementTimeout: 10_000, idleTimeout: 10_000 };

const lockTimeout = '55P03';
const retryable = new Set(['40001', '40P01', lockTimeout]);
const attempts = 5;

/** After this many milliseconds no further attempt begins: with one more lock timeout nobody waits ten seconds. */
const retriedMs = 5_000;

/**
 * Runs `work` again on a deadlock, serialization failure or lock timeout, five times in all and no longer than five seconds.
 * So `work` has no effect outside the database. The only file that retries. Staff, and whoever settles a payment, are known to
 * those who wait for them; when such a one waits in vain it throws `HeldByOthers`.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, limits?: Limits): Promise<T> {
  if (db.isTransaction) throw new Error('A transaction is already open: pass its handle on instead.');
  const { holder } = currentLane();
  if (holder === null) return retried(db, limits ? withLimits(work, limits) : work);
  const watch = watchWaiting(db);
  try {
    return await retried(db, async (tx) => {
      watch.follow(await introduce(tx, holder));
      return (limits ? withLimits(work, limits) : work)(tx);
    });
  } catch (error) {
    throw sqlState(error) === lockTimeout ? new HeldByOthers(watch.lastSeen(), { cause: error }) : error;
  } finally {
    watch.stop();
  }
}

/**
 * For work that checks what it refers to before it writes: of what vanished in between the check, run again, says which it was.
 * A reference that no check knows remains a failure.
 */
export async function inCheckedTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, work);
  } catch (error) {
    if (!isForeignKeyViolation(error)) throw error;
    return inTransaction(db, work);
  }
}

async function retried<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  const began = performance.now();
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(work);
    } catch (error) {
      const isLast = attempt === attempts || performance.now() - began > retriedMs;
      if (isLast || !isRetryable(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

const isRetryable = (error: unknown): boolean => retryable.has(sqlState(error) ?? '');

/** Names the connection for the length of the transaction; returns its number. */
async function introduce(tx: Tx, holder: Holder): Promise<number> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid,
    set_config('application_name', ${connectionName(holder)}, true)`.execute(tx);
  return rows[0]!.pid;
}

const withLimits =
  <T>(work: (tx: Tx) => Promise<T>, limits: Limits) =>
  async (tx: Tx): Promise<T> => {
    await setLimits(tx, { ...defaultLimits, ...limits });
    return work(tx);
  };

async function setLimits(tx: Tx, limits: Required<Limits>): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(limits.lockTimeout)}, true),
    set_config('statement_timeout', ${String(limits.statementTimeout)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(limits.idleTimeout)}, true)`.execute(tx);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
