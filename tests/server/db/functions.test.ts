import { sql } from 'kysely';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readFunctions } from '#server/db/functions.ts';
import { migrate, readMigrations } from '#server/db/migrate.ts';
import { MigrationRefused } from '#server/db/sqlFiles.ts';
import type { Migration } from '#server/db/migrate.ts';
import type { OpenDatabase } from '#server/db/openDatabase.ts';
import { testDatabase } from '#tests/support/database.ts';

let database: OpenDatabase;
beforeEach(async () => {
  database = await testDatabase();
});
afterEach(() => database.close());

const migrations = readMigrations();
const greeting = (word: string): Migration => ({
  name: 'greeting.sql',
  text: `create or replace function greeting() returns text language sql as $$ select '${word}' $$`,
  checksum: `checksum of ${word}`,
});
const migrated = (...added: Migration[]): Promise<string[]> =>
  migrate(database.db, { migrations, functions: [...readFunctions(), ...added] });
const greeted = async (): Promise<string> => {
  const { rows } = await sql<{ word: string }>`select greeting() as word`.execute(database.db);
  return rows[0]!.word;
};

test('a function is made once and again when its text changes', async () => {
  expect(await migrated(greeting('hello'))).toEqual(['greeting.sql']);
  expect(await migrated(greeting('hello'))).toEqual([]);
  expect(await greeted()).toBe('hello');
  expect(await migrated(greeting('welcome'))).toEqual(['greeting.sql']);
  expect(await greeted()).toBe('welcome');
});

test('a function stands on the tables of migrations that come with it', async () => {
  const table = { name: '9001_shelf.sql', text: 'create table shelf (id text)', checksum: 'shelf' };
  const books = {
    name: 'books.sql',
    text: 'create or replace function books() returns bigint language sql as $$ select count(*) from shelf $$',
    checksum: 'books',
  };
  const schema = { migrations: [...migrations, table], functions: [books, ...readFunctions()] };
  expect(await migrate(database.db, schema)).toEqual(['9001_shelf.sql', 'books.sql']);
});

test('a program with an older text of a function is refused, and the newer one stays', async () => {
  await migrated(greeting('hello'));
  await migrated(greeting('welcome'));
  await expect(migrated(greeting('hello'))).rejects.toThrow(MigrationRefused);
  await expect(migrated(greeting('hello'))).rejects.toThrow('greeting.sql');
  expect(await greeted()).toBe('welcome');
});

test('two servers that start at once make a function once', async () => {
  const made = await Promise.all([migrated(greeting('hello')), migrated(greeting('hello'))]);
  expect(made.flat()).toEqual(['greeting.sql']);
});
