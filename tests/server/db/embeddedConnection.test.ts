// @module-tag anyDatabase
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { testDatabase } from '#tests/support/database.ts';

const isElsewhere = Boolean(process.env['DATABASE_URL']);
const entries = vi.spyOn(PGlite.prototype, 'execProtocolStream');
let database: OpenDatabase;

beforeEach(async () => {
  database = await testDatabase();
  entries.mockClear();
});
afterEach(() => database.close());
afterAll(() => entries.mockRestore());

const square = async (of: number, db = database.db): Promise<number> =>
  (await sql<{ square: number }>`select ${of}::int * ${of} as square`.execute(db)).rows[0]!.square;

test.skipIf(isElsewhere)('a statement enters the database once, prepared or not', async () => {
  expect(await square(3)).toBe(9);
  expect(entries).toHaveBeenCalledTimes(1);
  expect(await square(4)).toBe(16);
  expect(entries).toHaveBeenCalledTimes(2);
});

test.skipIf(isElsewhere)('statements sent together enter at once, and each gets its own answer', async () => {
  const squares = await inTransaction(database.db, async (tx) =>
    together([square(2, tx), square(5, tx), square(6, tx)]),
  );
  expect(squares).toEqual([4, 25, 36]);
  expect(entries.mock.calls.length).toBeLessThanOrEqual(3);
});

test.skipIf(isElsewhere)('a statement that fails among others is told, and the next ones go on', async () => {
  await expect(together([square(1), square(99_999), square(2)])).rejects.toThrow('integer out of range');
  expect(await together([square(7), square(8)])).toEqual([49, 64]);
});

test.skipIf(isElsewhere)('an engine that breaks is a failed statement', async () => {
  entries.mockRejectedValueOnce(new Error('the engine broke'));
  await expect(square(3)).rejects.toThrow('the engine broke');
});
