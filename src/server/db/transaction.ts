import { sql } from 'kysely';
import { sqlState } from './databaseErrors.ts';
import type { Db, Tx } from './schema.ts';

/** Milliseconds; 0: unlimited. */
type Limits = { lockTimeout?: number; statementTimeout?: number; idleTimeout?: number };

export const defaultLimits = { lockTimeout: 3_000, statementTimeout: 10_000, idleTimeout: 10_000 };

const retryable = new Set(['40001', '40P01', '55P03']);
const attempts = 5;

/**
 * Runs `work` again on a deadlock, serialization failure or lock timeout, five times in all.
 * So `work` has no effect outside the database. The only place that retries.
 */
export async function inTransaction<T>(db: Db, work: (tx: Tx) => Promise<T>, limits?: Limits): Promise<T> {
  if (db.isTransaction) throw new Error('A transaction is already open: pass its handle on instead.');
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await db.transaction().execute(async (tx) => {
        if (limits) await setLimits(tx, { ...defaultLimits, ...limits });
        return work(tx);
      });
    } catch (error) {
      if (attempt === attempts || !isRetryable(error)) throw error;
      await pause(Math.random() * 20 * 2 ** attempt);
    }
  }
}

const isRetryable = (error: unknown): boolean => retryable.has(sqlState(error) ?? '');

async function setLimits(tx: Tx, { lockTimeout, statementTimeout, idleTimeout }: Required<Limits>): Promise<void> {
  await sql`select set_config('lock_timeout', ${String(lockTimeout)}, true),
    set_config('statement_timeout', ${String(statementTimeout)}, true),
    set_config('idle_in_transaction_session_timeout', ${String(idleTimeout)}, true)`.execute(tx);
}

const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
