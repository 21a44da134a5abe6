import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import { CamelCasePlugin, Kysely, PostgresDialect } from 'kysely';
import pg from 'pg';
import { takeEmbeddedLock } from './embeddedLock.ts';
import { startUpkeep } from './embeddedUpkeep.ts';
import { preparedPool } from './preparedPool.ts';
import type { Database, Db } from './schema.ts';
import { usualLimits } from './transaction.ts';

export type OpenDatabase = { db: Db; kind: 'embedded' | 'postgres'; close: () => Promise<void> };

type DatabaseConfig = {
  databaseUrl?: string | null | undefined;
  dataDir: string;
  /** Connections at most; PostgreSQL only, 20 unless told. */
  connections?: number;
  /** Told what fails outside any request: a connection in reserve, the upkeep of the embedded database. */
  onError?: (error: Error) => void;
};

/**
 * Opens PostgreSQL when there is a `databaseUrl`, else the embedded database in `dataDir`, which one process at a
 * time may use (throws `DataFolderInUse`). The schema is not touched: `migrate` does that.
 */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config);
  mkdirSync(config.dataDir, { recursive: true });
  const lock = takeEmbeddedLock(config.dataDir);
  try {
    const pglite = new PGlite({ ...embeddedOptions, dataDir: join(config.dataDir, 'database') });
    const opened = await openEmbedded(pglite, config.onError);
    return {
      ...opened,
      close: async () => {
        await opened.close();
        lock.release();
      },
    };
  } catch (error) {
    lock.release();
    throw error;
  }
}

const limits = [
  ['lock_timeout', usualLimits.lockTimeout],
  ['statement_timeout', usualLimits.statementTimeout],
  ['idle_in_transaction_session_timeout', usualLimits.idleTimeout],
] as const;

export const embeddedOptions = { extensions: { btree_gist } };

/** Wraps a PGlite instance, which `close` also closes. One connection: whoever holds a transaction must use its handle. */
export async function openEmbedded(pglite: PGlite, onError?: DatabaseConfig['onError']): Promise<OpenDatabase> {
  await pglite.waitReady;
  await pglite.exec(limits.map(([name, value]) => `set ${name} = '${value}'`).join(';'));
  const settings = Object.assign(createPgConfig(pglite), { max: 1, idleTimeoutMillis: 0, types });
  const pool = new pg.Pool(settings as pg.PoolConfig);
  const db = kyselyOn(pool);
  const upkeep = startUpkeep(db, (error) => onError?.(error));
  return {
    db,
    kind: 'embedded',
    close: async () => {
      await upkeep.stop();
      await db.destroy();
      await pglite.close();
    },
  };
}

function openPostgres(databaseUrl: string, config: DatabaseConfig): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    max: config.connections ?? 20,
    connectionTimeoutMillis: 10_000,
    application_name: 'kuur',
    options: ['timezone=UTC', ...limits.map((limit) => limit.join('='))].map((text) => `-c ${text}`).join(' '),
    types,
  });
  pool.on('error', (error) => config.onError?.(error));
  const db = kyselyOn(pool);
  return { db, kind: 'postgres', close: () => db.destroy() };
}

const kyselyOn = (pool: pg.Pool): Db =>
  new Kysely<Database>({
    dialect: new PostgresDialect({ pool: preparedPool(pool) }),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
  });

const int8 = 20;
const date = 1082;

/** Counts fit in a number, and a date is a calendar day, not an instant. */
const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};
