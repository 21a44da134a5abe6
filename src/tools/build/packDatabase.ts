import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { migrate } from '#server/db/migrate.ts';
import { embeddedOptions, openEmbedded } from '#server/db/openDatabase.ts';
import { packedPath } from '#server/db/packedDatabase.ts';

/** What begins as the dump has a third of the files, no log to go through, and is there in half of the time. */
const tidying = [
  'update pg_database set datistemplate = false',
  'drop database template0',
  'drop database template1',
  'set wal_recycle = off',
  'select pg_switch_wal()',
  'checkpoint',
];

/** Makes the database that new ones begin as, once for each schema, and removes those of other schemas. Returns its path. */
export async function packDatabase(): Promise<string> {
  const path = packedPath();
  if (existsSync(path)) return path;
  const folder = dirname(path);
  mkdirSync(folder, { recursive: true });
  const draft = `${path}.${randomBytes(4).toString('hex')}`;
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
