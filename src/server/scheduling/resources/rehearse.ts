import type { Db, Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';

class Rehearsed<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('rehearsed');
    this.result = result;
  }
}

/** Answers what the work finds and undoes everything it wrote. Throws what the work throws. */
export async function rehearse<T>(db: Db, work: (tx: Tx) => Promise<T>): Promise<T> {
  try {
    return await inTransaction(db, async (tx): Promise<never> => {
      throw new Rehearsed(await work(tx));
    });
  } catch (error) {
    if (error instanceof Rehearsed) return error.result as T;
    throw error;
  }
}
