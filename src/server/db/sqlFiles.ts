import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

export type SqlFile = { name: string; text: string; checksum: string };

/** The schema and this program do not belong together; nothing was changed. */
export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

/** The SQL files of a folder in the order of their names, each with the SHA-256 of its text. */
export function readSql(folder: string, pattern: RegExp): SqlFile[] {
  return readdirSync(folder)
    .filter((name) => pattern.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}
