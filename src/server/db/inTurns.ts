import type { PostgresPool, PostgresPoolClient } from 'kysely';

/**
 * Sides of a pool with one connection: while several wait for it they get it in turns. The first ends the pool. Every turn
 * is one of the event loop too: the embedded database works in microtasks, and sockets would wait until nobody waits for it.
 */
export function inTurns(pool: PostgresPool): [PostgresPool, PostgresPool, PostgresPool] {
  const waiting: (() => void)[][] = [[], [], []];
  let last = 0;
  let isFree = true;

  const next = (): void => {
    const sides = waiting.map((_, index) => (last + 1 + index) % waiting.length);
    const side = sides.find((index) => waiting[index]!.length > 0) ?? last;
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
  const side = (index: number): PostgresPool => ({ connect: () => connect(index), end: async () => undefined });
  return [{ ...side(0), end: () => pool.end() }, side(1), side(2)];
}
