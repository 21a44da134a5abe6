import type { PostgresPool } from 'kysely';
import { expect, test } from 'vitest';
import { inTurns } from '#server/db/inTurns.ts';

test('work behind requests gets every second turn, however many visitors wait', async () => {
  const order: string[] = [];
  const pool = { connect: async () => ({ release: () => undefined }), end: async () => undefined };
  const [requests, , background] = inTurns(pool as unknown as PostgresPool);
  const use = async (side: PostgresPool, name: string): Promise<void> => {
    const client = await side.connect();
    order.push(name);
    await Promise.resolve();
    client.release();
  };
  await Promise.all([
    ...['v1', 'v2', 'v3', 'v4', 'v5'].map((name) => use(requests, name)),
    ...['m1', 'm2'].map((name) => use(background, name)),
  ]);
  expect(order).toEqual(['v1', 'm1', 'v2', 'm2', 'v3', 'v4', 'v5']);
});

test('staff get every second turn too, and every third beside both', async () => {
  const order: string[] = [];
  const pool = { connect: async () => ({ release: () => undefined }), end: async () => undefined };
  const [visitors, staff, background] = inTurns(pool as unknown as PostgresPool);
  const use = async (side: PostgresPool, name: string): Promise<void> => {
    const client = await side.connect();
    order.push(name);
    await Promise.resolve();
    client.release();
  };
  await Promise.all([
    ...['v1', 'v2', 'v3', 'v4'].map((name) => use(visitors, name)),
    use(background, 'm1'),
    ...['s1', 's2'].map((name) => use(staff, name)),
  ]);
  expect(order).toEqual(['v1', 's1', 'm1', 'v2', 's2', 'v3', 'v4']);
});

test('a connection that could not be had is free for the next', async () => {
  let isBroken = true;
  const pool = {
    connect: async () => {
      if (isBroken) throw new Error('broken');
      return { release: () => undefined };
    },
    end: async () => undefined,
  };
  const [requests, , background] = inTurns(pool as unknown as PostgresPool);
  await expect(requests.connect()).rejects.toThrow('broken');
  isBroken = false;
  await expect(background.connect()).resolves.toBeDefined();
});

test.each([
  ['while others wait for theirs', (uses: (() => Promise<void>)[]) => Promise.all(uses.map((use) => use()))],
  [
    'also when nobody waits',
    async (uses: (() => Promise<void>)[]) => {
      for (const use of uses) await use();
    },
  ],
])('sockets are served between two turns, %s', async (_when, run) => {
  const pool = { connect: async () => ({ release: () => undefined }), end: async () => undefined };
  const [requests] = inTurns(pool as unknown as PostgresPool);
  let rounds = 0;
  let ticking = setImmediate(function tick() {
    rounds += 1;
    ticking = setImmediate(tick);
  });
  const roundOfTurn: number[] = [];
  const use = async (): Promise<void> => {
    const client = await requests.connect();
    roundOfTurn.push(rounds);
    client.release();
  };
  await run([use, use, use]);
  clearImmediate(ticking);
  expect(roundOfTurn).toEqual([1, 2, 3]);
});
