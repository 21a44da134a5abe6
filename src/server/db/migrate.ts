import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { projectRoot } from './projectRoot.ts';
import type { Db, Tx } from './schema.ts';
import { inTransaction } from './transaction.ts';

export type Migration = { name: string; text: string; checksum: string };

export class MigrationRefused extends Error {
  override name = 'MigrationRefused';
}

const migrationLock = 7_058_201;

/**
 * One transaction per file, one process at a time. Returns the files applied now.
 * Throws `MigrationRefused` when an applied file differs or the database is newer than the program.
 */
export async function migrate(db: Db, migrations: Migration[] = readMigrations()): Promise<string[]> {
  const applied: string[] = [];
  for (;;) {
    const name = await inTransaction(db, (tx) => applyNext(tx, migrations), { statementTimeout: 0, lockTimeout: 0 });
    if (name === null) return applied;
    applied.push(name);
  }
}

export function readMigrations(folder = join(projectRoot(), 'src/server/db/migrations')): Migration[] {
  return readdirSync(folder)
    .filter((name) => /^\d{4}_\w+\.sql$/.test(name))
    .sort()
    .map((name) => {
      const text = readFileSync(join(folder, name), 'utf8');
      return { name, text, checksum: createHash('sha256').update(text).digest('hex') };
    });
}

async function applyNext(tx: Tx, migrations: Migration[]): Promise<string | null> {
  await sql`select pg_advisory_xact_lock(${migrationLock})`.execute(tx);
  await sql`set local lock_timeout = '1s'`.execute(tx);
  await sql`create table if not exists schema_migration (
    name text primary key, checksum text not null, applied_at timestamptz not null default now())`.execute(tx);
  const landed = await tx.selectFrom('schemaMigration').select(['name', 'checksum']).orderBy('name').execute();
  refuseMismatch(landed, migrations);
  const next = migrations[landed.length];
  if (!next) return null;
  await sql.raw(next.text).execute(tx);
  await tx.insertInto('schemaMigration').values({ name: next.name, checksum: next.checksum }).execute();
  return next.name;
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
