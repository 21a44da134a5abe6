import type { PostgresPool, PostgresPoolClient } from 'kysely';
import pLimit from 'p-limit';

/** A side of a pool that has at most so many of its connections at once. It does not end the pool. */
export function atMost(pool: PostgresPool, most: number): PostgresPool {
  const turn = pLimit(most);
  const connect = (): Promise<PostgresPoolClient> =>
    new Promise((resolve, reject) => {
      const lend = async (): Promise<void> => {
        const client = await pool.connect();
        await new Promise<void>((leave) => {
          const release = (): void => {
            client.release();
            leave();
          };
          resolve(Object.assign(Object.create(client) as PostgresPoolClient, { release }));
        });
      };
      turn(lend).catch(reject);
    });
  return { connect, end: async () => undefined };
}
