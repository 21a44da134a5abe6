import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '#server/db/databaseErrors.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { countStatements } from '#tests/support/countStatements.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table note (id integer primary key)`.execute(database.db);
});
afterAll(() => database.close());

const notes = async (): Promise<number[]> =>
  (await sql<{ id: number }>`select id from note order by id`.execute(database.db)).rows.map(({ id }) => id);

test('statements sent together wait once, in their order, and see what those before them wrote', async () => {
  let counts: unknown;
  const work = await countStatements(() =>
    inTransaction(database.db, async (tx) => {
      const write = (id: number) => sql`insert into note values (${id})`.execute(tx);
      const count = () => sql<{ count: number }>`select count(*) as count from note`.execute(tx);
      const [, first, , second] = await together([write(1), count(), write(2), count()]);
      counts = [first.rows, second.rows];
    }),
  );
  expect(counts).toEqual([[{ count: 1 }], [{ count: 2 }]]);
  expect([work.statements, work.roundTrips]).toEqual([4, 2]);
});

test('of statements sent together the one that failed is told, and none of them stays', async () => {
  const before = await notes();
  let stragglers = 0;
  const failing = inTransaction(database.db, async (tx) => {
    const write = (id: number) => sql`insert into note values (${id})`.execute(tx);
    const twoSteps = write(4).finally(() => (stragglers += 1));
    await together([twoSteps, write(1), write(5)]);
  });
  const error: unknown = await failing.catch((reason: unknown) => reason);
  expect(sqlState(error)).toBe('23505');
  expect(stragglers).toBe(1);
  expect(await notes()).toEqual(before);
});

test('nothing is sent after a transaction that failed while another statement was to follow', async () => {
  const before = await notes();
  const failing = inTransaction(database.db, async (tx) => {
    const write = (id: number) => sql`insert into note values (${id})`.execute(tx);
    const chain = write(6).then(() => write(7));
    await together([chain, Promise.reject(new Error('refused'))]);
  });
  await expect(failing).rejects.toThrow('refused');
  expect(await notes()).toEqual(before);
});

test('a failure is told as it was where the same statement follows twice', async () => {
  const failing = inTransaction(database.db, async (tx) => {
    const read = () => sql`select ${2}::int as first_seen_here`.execute(tx);
    const first = sql`insert into note values (${1}), (${1})`.execute(tx);
    await together([read(), read(), first]);
  });
  const late: unknown = await failing.catch((reason: unknown) => reason);
  expect(sqlState(late)).toBe('23505');
});
