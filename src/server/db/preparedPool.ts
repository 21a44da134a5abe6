import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';
import { writeOncePerTurn } from './writeOncePerTurn.ts';

/**
 * Prepares each parameterised statement once per connection. Beyond 400 texts they are sent unprepared, so that
 * generated lists of values cannot fill the server's memory; with 0 all are. What begins a transaction is sent with its
 * first statement.
 */
export function preparedPool(
  pool: { connect: () => Promise<pg.PoolClient>; end: () => Promise<void> },
  { maxStatements = 400 }: { maxStatements?: number | undefined } = {},
): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const existingName = names.get(text);
    if (existingName !== undefined || names.size >= maxStatements) return existingName;
    const name = `kuur_${names.size}`;
    names.set(text, name);
    return name;
  };
  return {
    end: () => pool.end(),
    connect: async () => {
      const client = await pool.connect();
      let begun: Promise<unknown> | null = null;
      const send = (text: string, values: readonly unknown[]): Promise<unknown> => {
        const name = values.length === 0 ? undefined : nameOf(text);
        writeOncePerTurn(client);
        return client.query(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] });
      };
      const query = async (text: string, values: readonly unknown[]): Promise<unknown> => {
        if (text === 'begin') {
          begun = send(text, values);
          begun.catch(() => undefined);
          return { command: 'BEGIN', rowCount: null, rows: [] };
        }
        const sent = send(text, values);
        if (begun === null) return sent;
        const [, result] = await Promise.all([begun, sent]);
        return result;
      };
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}
