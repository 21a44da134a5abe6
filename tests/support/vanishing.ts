import type { Compilable } from 'kysely';
import type { TestApp } from './app.ts';
import { interceptStatements } from './interceptStatements.ts';

/**
 * A colleague removes something, `removal`, between the check of it and the statement that contains `write`. What is
 * removed inside the transaction comes back with it, so the next one begins by removing it again.
 */
export async function whileVanishing<T>(
  kuur: TestApp,
  { removal, write }: { removal: Compilable; write: string },
  work: () => Promise<T>,
): Promise<T> {
  const removed = removal.compile();
  let hasFailed = false;
  let isRemoved = false;
  const restore = interceptStatements(kuur.db, async (statement, send, isInTransaction) => {
    const isDue = isInTransaction && !isRemoved && (hasFailed || statement.sql.includes(write));
    if (!isDue) return send(statement);
    await send(removed);
    isRemoved = hasFailed;
    hasFailed = true;
    return send(statement);
  });
  try {
    return await work();
  } finally {
    restore();
  }
}
