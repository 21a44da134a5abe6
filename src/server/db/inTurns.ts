import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Two sides of a pool with one connection: while both wait for it they get it in turns. The first ends the pool. Every turn
 * is one of the event loop too: the embedded database works in microtasks, and sockets would wait until nobody waits for it.
 */
export function inTurns(pool: PostgresPool): [PostgresPool, PostgresPool] {
  const waiting: [(() => void)[], (() => void)[]] = [[], []];
  let last = 0;
  let isFree = true;

  const next = (): void => {
    const side = waiting[1 - last]!.length > 0 ? 1 - last : last;
    const begin = waiting[side]!.shift();
    isFree = begin === undefined;
    if (begin === undefined) return;
    last = side;
    setImmediate(begin);
  };
  const turn = async (side: number): Promise<void> => {
    if (isFree) {
      isFree = false;
      last = side;
    } else await new Promise<void>((resolve) => waiting[side]!.push(resolve));
  };
  const connect = async (side: number): Promise<PostgresPoolClient> => {
    await turn(side);
    try {
      const client = await pool.connect();
      const release = (): void => {
        client.release();
        next();
      };
      return Object.assign(Object.create(client) as PostgresPoolClient, { release });
    } catch (error) {
      next();
      throw error;
    }
  };
  return [
    { connect: () => connect(0), end: () => pool.end() },
    { connect: () => connect(1), end: async () => undefined },
  ];
}
