import type { CompiledQuery, ConnectionProvider, QueryExecutor, QueryResult } from 'kysely';
import type { Db } from '#server/db/schema.ts';

type Send = (statement: CompiledQuery) => Promise<QueryResult<unknown>>;

/** Stands in for sending a statement: may wait, fail, or send another one, by `send`. */
export type Interceptor = (
  statement: CompiledQuery,
  send: Send,
  isInTransaction: boolean,
) => Promise<QueryResult<unknown>>;

/**
 * Puts `interceptor` between everybody who uses `db`, in transactions or not, and the database. Returns what takes it
 * out again. One at a time.
 */
export function interceptStatements(db: Db, interceptor: Interceptor): () => void {
  const executor = db.getExecutor();
  const { executeQuery, withConnectionProvider } = executor;
  intercept(executor, interceptor, false);
  return () => void Object.assign(executor, { executeQuery, withConnectionProvider });
}

function intercept(executor: QueryExecutor, interceptor: Interceptor, isInTransaction: boolean): QueryExecutor {
  const send: Send = executor.executeQuery.bind(executor);
  const onConnection = executor.withConnectionProvider.bind(executor);
  return Object.assign(executor, {
    executeQuery: (statement: CompiledQuery) => interceptor(statement, send, isInTransaction),
    withConnectionProvider: (provider: ConnectionProvider) => intercept(onConnection(provider), interceptor, true),
  });
}

/** What happens, once, right before the first statement outside a transaction that `matches`. */
export function before(db: Db, matches: RegExp, interruption: () => Promise<void>): void {
  const stop = interceptStatements(db, async (statement, send, isInTransaction) => {
    if (!isInTransaction && matches.test(statement.sql)) {
      stop();
      await interruption();
    }
    return send(statement);
  });
}

/** How a server that is to begin a payment looks for those that must end first. */
export const earlierPayments = /from "payment" .*"reservation_id" = /;
