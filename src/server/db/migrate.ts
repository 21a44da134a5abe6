import { join } from 'node:path';
import { sql } from 'kysely';
import { applyFunctions, readFunctions } from './functions.ts';
import { projectRoot } from './projectRoot.ts';
import type { Db, Tx } from './schema.ts';
import { MigrationRefused, readSql } from './sqlFiles.ts';
import type { SqlFile } from './sqlFiles.ts';
import { inTransaction } from './transaction.ts';

export type Migration = SqlFile;

const migrationLock = 7_058_201;

/**
 * One transaction per migration, an empty database gets all of them in one; then one for all functions; one process at a time. Returns the files applied now.
 * Throws `MigrationRefused` when a landed migration differs or the database is newer than the program.
 */
export async function migrate(
  db: Db,
  { migrations, functions } = { migrations: readMigrations(), functions: readFunctions() },
): Promise<string[]> {
  const unlimited = { statementTimeout: 0, lockTimeout: 0 };
  const applied: string[] = [];
  for (;;) {
    const names = await inTransaction(db, (tx) => applyNext(tx, migrations), unlimited);
    if (names.length === 0) break;
    applied.push(...names);
  }
  const made = await inTransaction(
    db,
    async (tx) => {
      await lockSchema(tx);
      return applyFunctions(tx, functions);
    },
    unlimited,
  );
  return [...applied, ...made];
}

export const readMigrations = (): Migration[] =>
  readSql(join(projectRoot(), 'src/server/db/migrations'), /^\d{4}_\w+\.sql$/);

async function lockSchema(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
  await sql`set local lock_timeout = '1s'`.execute(tx);
}

/** Applies the next one, or all to an empty database; returns the names. */
async function applyNext(tx: Tx, migrations: Migration[]): Promise<string[]> {
  await lockSchema(tx);
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
  const landed = await tx.selectFrom('schemaMigration').select(['name', 'checksum']).orderBy('name').execute();
  refuseMismatch(landed, migrations);
  const next = landed.length === 0 ? migrations : migrations.slice(landed.length, landed.length + 1);
  for (const { name, text, checksum } of next) {
    await sql.raw(text).execute(tx);
    await tx.insertInto('schemaMigration').values({ name, checksum }).execute();
  }
  return next.map(({ name }) => name);
}

function refuseMismatch(landed: { name: string; checksum: string }[], migrations: Migration[]): void {
  for (const [index, row] of landed.entries()) {
    const file = migrations[index];
    if (!file) throw new MigrationRefused(`The database is newer than this program: it knows migration ${row.name}.`);
    if (file.name !== row.name || file.checksum !== row.checksum) {
      throw new MigrationRefused(
        `Migration ${row.name} was applied to this database with another text than ${file.name} has now.`,
      );
    }
  }
}
