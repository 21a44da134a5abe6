import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { expect, test } from 'vitest';
import { atMost } from '#server/db/atMost.ts';

/** Counts the connections in use; the `failures` first ones are not had. */
function countedPool(failures = 0) {
  const state = { used: 0 };
  let remaining = failures;
  const connect = async (): Promise<PostgresPoolClient> => {
    if (remaining-- > 0) throw new Error('no connection');
    state.used += 1;
    return { release: () => void (state.used -= 1) } as unknown as PostgresPoolClient;
  };
  return { state, pool: { connect, end: async () => undefined } as PostgresPool };
}

test('a side of a pool has at most its connections, and the next waits for one that is given back', async () => {
  const { state, pool } = countedPool();
  const side = atMost(pool, 2);
  const [first] = await Promise.all([side.connect(), side.connect()]);
  const third = side.connect();
  (await pool.connect()).release();
  expect(state.used).toBe(2);
  first.release();
  await third;
  expect(state.used).toBe(2);
});

test('a connection that is not had takes no place', async () => {
  const { pool } = countedPool(1);
  const side = atMost(pool, 1);
  await expect(side.connect()).rejects.toThrow('no connection');
  (await side.connect()).release();
  (await side.connect()).release();
});
