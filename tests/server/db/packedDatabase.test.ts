// @module-tag anyDatabase
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { migrate } from '#server/db/migrate.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import { unpackDatabase } from '#server/db/packedDatabase.ts';
import { packDatabase } from '#tools/build/packDatabase.ts';

let folder: string;
let packed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kuur-packed-'));
  packed = await packDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const openedIn = (database: string) => openEmbedded(new PGlite({ ...embeddedOptions, dataDir: database }));

test('a new database has the whole schema and no rows, and is left as it is from then on', async () => {
  const database = join(folder, 'new');
  // What a killed process began.
  mkdirSync(`${database}.new`);
  writeFileSync(join(`${database}.new`, 'PG_VERSION'), '');
  await unpackDatabase(database, packed);
  const first = await openedIn(database);
  expect(await migrate(first.db)).toEqual([]);
  expect(await first.db.selectFrom('venue').select('venueId').execute()).toEqual([]);
  await sql`create table note as select 'kept' as words`.execute(first.db);
  await first.close();
  await unpackDatabase(database, packed);
  const again = await openedIn(database);
  expect((await sql`select words from note`.execute(again.db)).rows).toEqual([{ words: 'kept' }]);
  await again.close();
  expect(readdirSync(folder)).toEqual(['new']);
});

test('of a packed one that is cut off nothing stays', async () => {
  const half = join(folder, 'half.tar.gz');
  const whole = readFileSync(packed);
  writeFileSync(half, whole.subarray(0, whole.length / 2));
  await unpackDatabase(join(folder, 'cut'), half);
  await unpackDatabase(join(folder, 'cut'), join(folder, 'nowhere.tar.gz'));
  rmSync(half);
  expect(readdirSync(folder)).not.toContain('cut');
  expect(existsSync(join(folder, 'cut.new'))).toBe(false);
});
