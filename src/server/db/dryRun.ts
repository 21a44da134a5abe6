import type { Db, Tx } from './schema.ts';
import { inTransaction } from './transaction.ts';

class RolledBack<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('dry run');
    this.result = result;
  }
}

/** Runs the work in a transaction, rolls back and returns the result. */
export async function dryRun<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx): Promise<never> => {
      throw new RolledBack(await work(tx));
    });
  } catch (error) {
    if (error instanceof RolledBack) return error.result as T;
    throw error;
  }
}
