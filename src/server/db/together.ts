import type { ConnectionProvider, DatabaseConnection } from 'kysely';
import { sqlState } from './databaseErrors.ts';
import type { Db } from './schema.ts';

/** What follows a failure: the transaction is over, and no statement was prepared in it. */
const consequences: ReadonlySet<string | null> = new Set(['25P02', '26000']);

/**
 * For statements of one transaction that need no answer of each other: sent at once, done in this order, each with a
 * snapshot of its own. Waits for all, so that none is sent after the transaction; then throws the first failure.
 */
export async function together<const T extends readonly unknown[]>(
  statements: T,
): Promise<{ -readonly [Place in keyof T]: Awaited<T[Place]> }> {
  const results = await Promise.allSettled(statements);
  const errors = results.flatMap((result) => (result.status === 'rejected' ? [result.reason as unknown] : []));
  if (errors.length > 0) throw errors.find((error) => !consequences.has(sqlState(error))) ?? errors[0];
  return results.map((result) => (result as PromiseFulfilledResult<unknown>).value) as never;
}

/** Kysely lets each statement of a transaction wait for the answer to the one before; the connection keeps their order anyway. */
export function sendAtOnce(db: Db): Db {
  const executor = db.getExecutor();
  const onConnection = executor.withConnectionProvider.bind(executor);
  executor.withConnectionProvider = (provider) => onConnection(withoutWaiting(provider));
  return db;
}

function withoutWaiting(provider: ConnectionProvider): ConnectionProvider {
  const connection: Promise<DatabaseConnection> = provider.provideConnection(async (single) => single);
  return { provideConnection: async (consumer) => consumer(await connection) };
}
