import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '#server/db/migrate.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import { packedPath } from '#server/db/packedDatabase.ts';
import { root } from './fresh.mjs';

/** What begins as the dump has a third of the files, no log to go through, and is there in half of the time. */
const tidying = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

let packed: Promise<string> | undefined;

/** Makes the database that new ones begin as, where this schema has none yet, and removes those of others. Returns its path. */
export const packDatabase = (): Promise<string> => (packed ??= packOnce());

async function packOnce(): Promise<string> {
  const path = packedPath();
  if (existsSync(path)) return path;
  const folder = dirname(path);
  for (const each of [folder, join(root, '.cache')]) mkdirSync(each, { recursive: true });
  const draft = join(root, '.cache', `database.${randomBytes(4).toString('hex')}.tar.gz`);
  writeFileSync(draft, await migratedDump());
  const others = readdirSync(folder).filter((name) => /^database-\w+\.tar\.gz$/.test(name) && name !== basename(path));
  for (const name of others) rmSync(join(folder, name));
  renameSync(draft, path);
  return path;
}

async function migratedDump(): Promise<Uint8Array> {
  const pglite = new PGlite(embeddedOptions);
  const opened = await openEmbedded(pglite);
  await migrate(opened.db);
  for (const statement of tidying) await pglite.exec(statement);
  const dump = await pglite.dumpDataDir('gzip');
  await opened.close();
  return new Uint8Array(await dump.arrayBuffer());
}
