// @module-tag anyDatabase
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PGlite } from '@electric-sql/pglite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { embeddedOptions } from '#server/db/openDatabase.ts';
import { openFolder } from '#server/db/packedDatabase.ts';
import { packDatabase } from '#tools/build/packDatabase.ts';

let folder: string;
let packed: string;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'kuur-packed-'));
  packed = await packDatabase();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function newDataDir(name: string): string {
  const dataDir = join(folder, name);
  mkdirSync(dataDir);
  return dataDir;
}

async function countOf(pglite: PGlite, table: string): Promise<number> {
  const { rows } = await pglite.query<{ count: number }>(`select count(*)::int as count from ${table}`);
  return rows[0]!.count;
}

test('a new database begins with the schema, without rows, and keeps what is written to it', async () => {
  const dataDir = newDataDir('new');
  const first = await openFolder(dataDir, embeddedOptions, packed);
  expect(await countOf(first, 'schema_migration')).toBeGreaterThan(50);
  expect(await countOf(first, 'venue')).toBe(0);
  await first.exec('create table kept (); insert into kept default values');
  await first.close();
  const again = await openFolder(dataDir, embeddedOptions, packed);
  expect(await countOf(again, 'kept')).toBe(1);
  await again.close();
  expect(readdirSync(dataDir)).toEqual(['database']);
});

test('a database that a killed process only began is begun anew', async () => {
  const dataDir = newDataDir('killed');
  mkdirSync(join(dataDir, 'database'));
  writeFileSync(join(dataDir, 'database', 'PG_VERSION'), '');
  writeFileSync(join(dataDir, 'database.unfinished'), '');
  const opened = await openFolder(dataDir, embeddedOptions, packed);
  expect(await countOf(opened, 'schema_migration')).toBeGreaterThan(50);
  await opened.close();
  expect(readdirSync(dataDir)).toEqual(['database']);
});
