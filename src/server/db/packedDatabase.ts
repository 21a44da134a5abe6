import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { PGliteOptions } from '@electric-sql/pglite';
import { readFunctions } from './functions.ts';
import { readMigrations } from './migrate.ts';
import { projectRoot } from './projectRoot.ts';

/** Which schema this program has: with another migration or function it is another one. */
export const schemaHash = (): string =>
  createHash('sha256')
    .update([...readMigrations(), ...readFunctions()].map(({ checksum }) => checksum).join())
    .digest('hex')
    .slice(0, 12);

/** An embedded database with the schema and without rows, which the build makes. */
export const packedPath = (root = projectRoot()): string => join(root, 'dist', `database-${schemaHash()}.tar.gz`);

/**
 * Opens the embedded database of `dataDir/database`. A new one begins as the packed one where there is such a file: making it
 * takes three times as long. One that a process began and did not open is begun anew.
 */
export async function openFolder(dataDir: string, options: PGliteOptions, packed = packedPath()): Promise<PGlite> {
  const [folder, unfinished] = [join(dataDir, 'database'), join(dataDir, 'database.unfinished')];
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  const isNew = !existsSync(folder);
  if (isNew) writeFileSync(unfinished, '');
  const pglite = new PGlite({ ...options, dataDir: folder, ...(isNew && beginsAs(packed)) });
  await pglite.waitReady;
  rmSync(unfinished, { force: true });
  return pglite;
}

/** Options for a new database; none without the file. */
export const beginsAs = (packed = packedPath()): Pick<PGliteOptions, 'loadDataDir'> =>
  existsSync(packed) ? { loadDataDir: new Blob([readFileSync(packed)], { type: 'application/x-gzip' }) } : {};
