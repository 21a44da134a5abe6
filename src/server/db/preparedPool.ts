import type { PostgresPool, PostgresPoolClient } from 'kysely';
import type pg from 'pg';

const mostStatements = 400;

/**
 * The pool as Kysely sees it, with every statement that has parameters prepared once per connection: the database reads
 * and plans it the first time only. Texts beyond the first few hundred are sent plainly, so that a generated list of
 * values cannot fill the server's memory.
 */
export function preparedPool(pool: pg.Pool): PostgresPool {
  const names = new Map<string, string>();
  const nameOf = (text: string): string | undefined => {
    const known = names.get(text);
    if (known !== undefined || names.size >= mostStatements) return known;
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
