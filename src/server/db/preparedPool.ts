import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const maxStatements = 400;

/**
 * Prepares each parameterised statement once per connection. Beyond 400 texts they are sent unprepared, so that
 * generated lists of values cannot fill the server's memory.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
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
      const query = (text: string, values: readonly unknown[]): Promise<unknown> => {
        const name = values.length === 0 ? undefined : nameOf(text);
        return client.query(name === undefined ? { text, values: [...values] } : { name, text, values: [...values] });
      };
      return { query, release: () => client.release() } as unknown as PostgresPoolClient;
    },
  };
}
