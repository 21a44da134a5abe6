import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFunctions } from '#server/db/functions.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { MigrationRefused } from '#server/db/sqlFiles.ts';
import type { Migration } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';
import { insertHold } from '#tests/support/hold.ts';
import { createProefbad } from '#tests/support/venue.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const landed = readMigrations();
const next = (name: string, text: string): Migration => ({ name, text, checksum: `checksum of ${name}` });
const migrateTo = (migrations: Migration[]): Promise<string[]> =>
  migrate(database.db, { migrations, functions: readFunctions() });
const names = async (): Promise<string[]> => {
  const rows = await database.db.selectFrom('schemaMigration').select('name').orderBy('name').execute();
  return rows.map((row) => row.name);
};

test('an up-to-date database is left alone', async () => {
  expect(landed.length).toBeGreaterThanOrEqual(3);
  expect(await migrate(database.db)).toEqual([]);
  expect(await names()).toEqual(landed.map((migration) => migration.name));
});

test('only what is new is applied, in order', async () => {
  const added = [
    next('9001_shelf.sql', 'create table shelf (id text)'),
    next('9002_book.sql', 'alter table shelf add book text'),
  ];
  expect(await migrateTo([...landed, ...added])).toEqual(['9001_shelf.sql', '9002_book.sql']);
  expect(await migrateTo([...landed, ...added])).toEqual([]);
});

test('a file that fails half-way leaves nothing of itself and keeps the files before it', async () => {
  const good = next('9001_shelf.sql', 'create table shelf (id text)');
  const bad = next('9002_bad.sql', 'create table half (id text); select 1 / 0;');
  await expect(migrateTo([...landed, good, bad])).rejects.toMatchObject({ code: '22012' });
  const tables =
    await sql`select to_regclass('shelf') is not null as shelf, to_regclass('half') is null as no_half`.execute(
      database.db,
    );
  expect(tables.rows).toEqual([{ shelf: true, noHalf: true }]);
  expect(await migrateTo([...landed, good])).toEqual([]);
});

test('an empty database gets all files or nothing, and one that has the first gets the others', async () => {
  const { db } = database;
  await sql`drop schema public cascade`.execute(db);
  await sql`create schema public`.execute(db);
  const bad = next('9001_bad.sql', 'select 1 / 0');
  await expect(migrateTo([...landed, bad])).rejects.toMatchObject({ code: '22012' });
  const nothing = sql<{ name: string | null }>`select to_regclass('schema_migration')::text as name`;
  expect((await nothing.execute(db)).rows).toEqual([{ name: null }]);
  expect(await migrate(db, { migrations: landed.slice(0, 1), functions: [] })).toHaveLength(1);
  await migrate(db);
  expect(await names()).toEqual(landed.map(({ name }) => name));
});

test('a landed file with another text is refused by name', async () => {
  const changed = landed.map((migration, index) => (index === 1 ? { ...migration, checksum: 'other' } : migration));
  const refused = migrateTo(changed);
  await expect(refused).rejects.toThrow(MigrationRefused);
  await expect(migrateTo(changed)).rejects.toThrow(landed[1]!.name);
});

test('a database that is newer than the program is refused', async () => {
  await expect(migrateTo(landed.slice(0, -1))).rejects.toThrow(/newer than this program/);
});

test('five servers that start at once apply each file once', async () => {
  const added = [...landed, next('9001_shelf.sql', 'create table shelf (id text)')];
  const applied = await Promise.all(Array.from({ length: 5 }, () => migrateTo(added)));
  expect(applied.flat()).toEqual(['9001_shelf.sql']);
});

test('the schema refuses a reservation that goes back from cancelled to confirmed', async () => {
  await createProefbad(database.db);
  const { reservationId } = await insertHold(database.db, { day: '2027-03-10' });
  const move = (state: 'cancelled' | 'confirmed') =>
    database.db.updateTable('reservation').set({ state, number: 'K-TEST' }).where('id', '=', reservationId).execute();
  await move('cancelled');
  await expect(move('confirmed')).rejects.toMatchObject({ code: '23514' });
});
