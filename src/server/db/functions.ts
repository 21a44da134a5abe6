import { join } from 'node:path';
import { sql } from 'kysely';
import { projectRoot } from './projectRoot.ts';
import type { Tx } from './schema.ts';
import { MigrationRefused, readSql } from './sqlFiles.ts';
import type { SqlFile } from './sqlFiles.ts';

export const readFunctions = (): SqlFile[] => readSql(join(projectRoot(), 'src/server/db/functions'), /^\w+\.sql$/);

/**
 * Makes the functions that are new or have another text than the database; returns their names. Every text that was ever
 * applied is remembered. Throws `MigrationRefused` for one that a newer text replaced: that program is older than the
 * database.
 */
export async function applyFunctions(tx: Tx, functions: readonly SqlFile[]): Promise<string[]> {
  await sql`create table if not exists schema_function (
    name text, checksum text, position int generated always as identity, primary key (name, checksum))`.execute(tx);
  const rows = await tx.selectFrom('schemaFunction').select(['name', 'checksum']).orderBy('position').execute();
  const applied: string[] = [];
  for (const { name, text, checksum } of functions) {
    const checksums = rows.filter((row) => row.name === name).map((row) => row.checksum);
    if (checksums.at(-1) === checksum) continue;
    if (checksums.includes(checksum)) {
      throw new MigrationRefused(`The database has a newer text of the function ${name} than this program.`);
    }
    await sql.raw(text).execute(tx);
    await tx.insertInto('schemaFunction').values({ name, checksum }).execute();
    applied.push(name);
  }
  return applied;
}
