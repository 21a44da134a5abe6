import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Sides of a pool with one connection: while several wait for it they get it in turns. The first ends the pool. Every turn
 * is one of the event loop too, also when nobody waits: the embedded database works in microtasks, so a request that got
 * the connection at once would be answered before the next socket is read, and staff would wait there, in no lane.
 */
export function inTurns(pool: PostgresPool): [PostgresPool, PostgresPool, PostgresPool, PostgresPool] {
  const waiting: (() => void)[][] = [[], [], [], []];
  let last = waiting.length - 1;
  let isFree = true;

  const next = (): void => {
    const sides = waiting.map((_, index) => (last + 1 + index) % waiting.length);
    last = sides.find((index) => waiting[index]!.length > 0) ?? last;
    const begin = waiting[last]!.shift();
    isFree = begin === undefined;
    begin?.();
  };
  const turn = (side: number): Promise<void> =>
    new Promise((resolve) => {
      waiting[side]!.push(resolve);
      if (isFree) setImmediate(next);
      isFree = false;
    });
  const connect = async (side: number): Promise<PostgresPoolClient> => {
    await turn(side);
    try {
      const client = await pool.connect();
      const release = (): void => {
        client.release();
        setImmediate(next);
      };
      return Object.assign(Object.create(client) as PostgresPoolClient, { release });
    } catch (error) {
      setImmediate(next);
      throw error;
    }
  };
  const side = (index: number): PostgresPool => ({ connect: () => connect(index), end: async () => undefined });
  return [{ ...side(0), end: () => pool.end() }, side(1), side(2), side(3)];
}
