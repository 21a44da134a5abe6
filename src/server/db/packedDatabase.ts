import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { readFunctions } from './functions.ts';
import { readMigrations } from './migrate.ts';
import { projectRoot } from './projectRoot.ts';

const hashOf = (...parts: string[]): string => createHash('sha256').update(parts.join()).digest('hex').slice(0, 12);

/** Which schema this program has: with another migration or function it is another one. */
export const schemaHash = (): string =>
  hashOf(...[...readMigrations(), ...readFunctions()].map(({ checksum }) => checksum));

/** An embedded database of this engine with the schema and without rows, which the build makes. */
export function packedPath(): string {
  const root = projectRoot();
  const { dependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  const engine = dependencies['@electric-sql/pglite'] ?? '';
  return join(root, 'dist', `database-${hashOf(schemaHash(), engine)}.tar.gz`);
}

/**
 * Makes the folder of a new embedded database from the packed one, which takes a fourth of the time of beginning with
 * nothing. Leaves a folder that exists as it is, and without a packed one that can be read makes none.
 */
export async function unpackDatabase(folder: string, packed = packedPath()): Promise<void> {
  if (existsSync(folder) || !existsSync(packed)) return;
  const draft = `${folder}.new`;
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { recursive: true });
  const { extract } = await import('tar');
  try {
    await extract({ file: packed, cwd: draft });
    renameSync(draft, folder);
  } catch {
    rmSync(draft, { recursive: true, force: true });
  }
}
