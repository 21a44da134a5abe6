import { AsyncLocalStorage } from 'node:async_hooks';
import type { Db } from '#server/db/schema.ts';
import { interceptStatements } from './interceptStatements.ts';

export interface Work {
  statements: number;
  /** Beginning and ending one takes a round trip each, besides its statements. */
  transactions: number;
}

/** Venues are kept for a while by each process. */
const readNowAndThen = / from "venue"$/;

/** What `operation` asks of the database; not what others ask meanwhile. */
export async function countStatements(db: Db, operation: () => Promise<unknown>): Promise<Work> {
  const work: Work = { statements: 0, transactions: 0 };
  const asking = new AsyncLocalStorage<true>();
  const isOwn = (): boolean => asking.getStore() === true;
  const executor = db.getExecutor();
  const stop = interceptStatements(db, (statement, send) => {
    if (isOwn() && !readNowAndThen.test(statement.sql)) work.statements += 1;
    return send(statement);
  });
  const onConnection = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => {
    if (isOwn()) work.transactions += 1;
    return onConnection(provider);
  };
  try {
    await asking.run(true, operation);
  } finally {
    stop();
  }
  return work;
}
