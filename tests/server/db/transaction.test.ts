import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sqlState } from '#server/db/databaseErrors.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;
beforeAll(async () => {
  database = await testDatabase();
  await sql`create table note (id integer primary key, text text not null)`.execute(database.db);
});
afterAll(() => database.close());

const raise = (state: string) => sql.raw(`do $$ begin raise exception 'made up' using errcode = '${state}'; end $$`);
const notes = async (): Promise<number> =>
  (await sql<{ count: number }>`select count(*) from note`.execute(database.db)).rows[0]!.count;

test.each(['40001', '40P01', '55P03'])('a transaction that ends in %s is run again', async (state) => {
  await sql`truncate note`.execute(database.db);
  let runs = 0;
  const answer = await inTransaction(database.db, async (tx) => {
    runs += 1;
    await sql`insert into note values (${runs}, 'kept only once')`.execute(tx);
    if (runs < 3) await raise(state).execute(tx);
    return 'done';
  });
  expect({ answer, runs, notes: await notes() }).toEqual({ answer: 'done', runs: 3, notes: 1 });
});

test('a transaction that keeps failing is given up after five runs', async () => {
  let runs = 0;
  const failing = inTransaction(database.db, async (tx) => {
    runs += 1;
    await raise('40001').execute(tx);
  });
  await expect(failing).rejects.toMatchObject({ code: '40001' });
  expect(runs).toBe(5);
});

test('any other failure is thrown at once and leaves nothing behind', async () => {
  await sql`truncate note`.execute(database.db);
  let runs = 0;
  const failing = inTransaction(database.db, async (tx) => {
    runs += 1;
    await sql`insert into note values (1, 'first')`.execute(tx);
    await sql`insert into note values (1, 'second')`.execute(tx);
  });
  const failure = await failing.catch((error: unknown) => error);
  expect({ state: sqlState(failure), runs, notes: await notes() }).toEqual({ state: '23505', runs: 1, notes: 0 });
});

test('a transaction inside a transaction is refused', async () => {
  const nested = inTransaction(database.db, (tx) => inTransaction(tx, async () => 'never'));
  await expect(nested).rejects.toThrow('already open');
});

test('waiting for a lock, a statement and the program is limited', async () => {
  const limits = await inTransaction(database.db, async (tx) => {
    const answer = await sql<Record<string, string>>`select current_setting('lock_timeout') as lock,
      current_setting('statement_timeout') as statement,
      current_setting('idle_in_transaction_session_timeout') as idle`.execute(tx);
    return answer.rows[0];
  });
  expect(limits).toEqual({ lock: '3s', statement: '10s', idle: '10s' });
});

test('dates come back as calendar days and counts as numbers', async () => {
  const answer = await sql`select date '2026-03-29' as day, count(*) as count from note`.execute(database.db);
  expect(answer.rows).toEqual([{ day: '2026-03-29', count: await notes() }]);
});
