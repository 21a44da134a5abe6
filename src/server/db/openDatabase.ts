import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import { btree_gist } from '@electric-sql/pglite/contrib/btree_gist';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import { Kysely } from 'kysely';
import type { PostgresPool } from 'kysely';
import pg from 'pg';
import { atMost } from './atMost.ts';
import { acquireFolderLock } from './folderLock.ts';
import { startMaintenance } from './embeddedMaintenance.ts';
import { inTurns } from './inTurns.ts';
import { connectionLimits, connectionSettings } from './connectionSettings.ts';
import { EmbeddedConnection } from './embeddedConnection.ts';
import { connectionName, currentLane } from './lanes.ts';
import type { Holder, LaneName } from './lanes.ts';
import { nameProperties, SnakeCaseDialect } from './columnNames.ts';
import { addressesOf, DatabaseHosts } from './databaseHosts.ts';
import { LastingClient } from './lastingClient.ts';
import { listenEmbedded, listenOnPostgres } from './notices.ts';
import type { Listen } from './notices.ts';
import { unpackDatabase } from './packedDatabase.ts';
import { plannedOnce, sharedPlanMode } from './planModes.ts';
import { preparedPool } from './preparedPool.ts';
import { clientOfPrimary, connectTo } from './primaryClient.ts';
import { followReplicas, noReplicas } from './replicas.ts';
import type { Replicas } from './replicas.ts';
import type { Database, Db } from './schema.ts';
import { sendAtOnce } from './together.ts';
import { defaultLimits } from './transaction.ts';

export type OpenDatabase = {
  db: Db;
  /**
   * For work behind requests, so that it does not queue behind all visitors: connections of its own, or its turns on the
   * only one.
   */
  backgroundDb: Db;
  replicas: Replicas;
  kind: 'embedded' | 'postgres';
  listen: Listen;
  close: () => Promise<void>;
};

type DatabaseConfig = {
  databaseUrl?: string | null | undefined;
  /** Past a pooler that shares sessions; `databaseUrl` without one. */
  listenDatabaseUrl?: string | null | undefined;
  databasePooler?: 'transaction' | null | undefined;
  replicaDatabaseUrl?: string | null | undefined;
  replicaSecondsBehind?: number | undefined;
  dataDir: string;
  connections?: number;
  onError?: (error: Error) => void;
};

/** Embedded in `dataDir` without a `databaseUrl`. Throws `DataFolderInUse`. Does not migrate. */
export async function openDatabase(config: DatabaseConfig): Promise<OpenDatabase> {
  if (config.databaseUrl) return openPostgres(config.databaseUrl, config);
  mkdirSync(config.dataDir, { recursive: true });
  const lock = acquireFolderLock(config.dataDir, { what: 'database', instead: 'set DATA_DIR to another folder' });
  try {
    const folder = join(config.dataDir, 'database');
    await unpackDatabase(folder);
    const pglite = new PGlite({ ...embeddedOptions, dataDir: folder });
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

/** Memory is what an idle server mostly is: 280 MB instead of 410 with PostgreSQL's default of 128 MB. */
export const embeddedOptions = {
  extensions: { btree_gist, pg_trgm },
  startParams: [...PGlite.defaultStartParams, '-c', 'shared_buffers=16MB', '-c', 'wal_buffers=4MB'],
};

/** One connection: inside a transaction only its handle may be used. `close` closes `pglite` too. */
export async function openEmbedded(pglite: PGlite, onError?: DatabaseConfig['onError']): Promise<OpenDatabase> {
  await pglite.waitReady;
  await pglite.exec([...connectionLimits, plannedOnce].map(([name, value]) => `set ${name} = '${value}'`).join(';'));
  const listen = await listenEmbedded(pglite);
  const settings = {
    connection: new EmbeddedConnection(pglite),
    Client: LastingClient,
    pipeline: true,
    max: 1,
    idleTimeoutMillis: 0,
    types,
  };
  const pool = new pg.Pool(settings as pg.PoolConfig);
  pool.on('connect', nameProperties);
  const sides = inTurns(preparedPool(pool));
  const planned = sharedPlanMode();
  const [visitors, questions] = [planned(sides[0], 'force_generic_plan'), planned(sides[3], 'force_generic_plan')];
  const [staff, background] = [planned(sides[1], 'auto'), planned(sides[2], 'auto')];
  const db = kyselyOn(byLane({ visitors, questions, staff, lookouts: staff, background }));
  const upkeep = startMaintenance(db, (error) => onError?.(error));
  return {
    db,
    backgroundDb: kyselyOn(background),
    replicas: noReplicas,
    kind: 'embedded',
    listen,
    close: async () => {
      await upkeep.stop();
      await db.destroy();
      await pglite.close();
    },
  };
}

/** Each request takes its connection from the lane it is in: however many visitors wait, staff do not wait with them. */
const byLane = (pools: Record<LaneName, PostgresPool>): PostgresPool => ({
  connect: () => pools[currentLane().name].connect(),
  end: async () => {
    await Promise.all([...new Set(Object.values(pools))].map((pool) => pool.end()));
  },
});

/** Of those of visitors. */
const questionConnections = 6;
const staffConnections = 4;
const backgroundConnections = 8;
const replicaConnections = 10;

function openPostgres(databaseUrl: string, config: DatabaseConfig): OpenDatabase {
  const isPooled = config.databasePooler === 'transaction';
  const hosts = new DatabaseHosts(databaseUrl);
  const Client = clientOfPrimary(hosts);
  const open = (kind: Holder['kind'], max: number): PostgresPool => {
    const pool = postgresPool(hosts.address, {
      Client,
      max,
      name: connectionName({ kind, id: null }),
      isPooled,
      isPlannedOnce: kind === 'visitor',
      onError: config.onError,
    });
    const connections = { connect: () => connectTo(hosts, pool), end: () => pool.end() };
    return preparedPool(connections, { maxStatements: isPooled ? 0 : undefined });
  };
  const visitors = open('visitor', config.connections ?? 20);
  const staff = open('staff', Math.min(staffConnections, config.connections ?? staffConnections));
  const lookouts = open('system', 1);
  const questions = atMost(visitors, questionConnections);
  const background = open('system', backgroundConnections);
  const db = kyselyOn(byLane({ visitors, questions, staff, lookouts, background }));
  const replicas = openReplicas(db, config);
  return {
    db,
    backgroundDb: kyselyOn(background),
    replicas,
    kind: 'postgres',
    listen: listenOn(config.listenDatabaseUrl ?? databaseUrl),
    close: async () => {
      await Promise.all([replicas.close(), db.destroy()]);
    },
  };
}

function openReplicas(primary: Db, config: DatabaseConfig): Replicas {
  if (!config.replicaDatabaseUrl) return noReplicas;
  const open = (address: string): Db =>
    kyselyOn(
      preparedPool(
        postgresPool(address, {
          Client: LastingClient,
          max: replicaConnections,
          name: connectionName({ kind: 'visitor', id: null }),
          isPooled: false,
          isPlannedOnce: false,
          queryTimeout: defaultLimits.statementTimeout + 1_000,
          onError: config.onError,
        }),
      ),
    );
  const replicas = addressesOf(config.replicaDatabaseUrl).map(open);
  const { replicaSecondsBehind: secondsBehind = 2, onError } = config;
  return followReplicas({ primary, replicas, secondsBehind, onError });
}

function listenOn(databaseUrl: string): Listen {
  const hosts = new DatabaseHosts(databaseUrl);
  return listenOnPostgres(hosts.address, connectionName({ kind: 'system', id: null }), clientOfPrimary(hosts));
}

type PoolSettings = {
  Client: typeof LastingClient;
  max: number;
  name: string;
  isPooled: boolean;
  isPlannedOnce: boolean;
  /** Milliseconds after which nobody waits any more, where a lost host must not be waited for. */
  queryTimeout?: number;
  onError: DatabaseConfig['onError'];
};

function postgresPool(
  databaseUrl: string,
  { Client, max, name, isPooled, isPlannedOnce, queryTimeout, onError }: PoolSettings,
): pg.Pool {
  const settings = isPlannedOnce ? [...connectionSettings, plannedOnce] : connectionSettings;
  const pool = new pg.Pool({
    Client,
    pipeline: true,
    connectionString: databaseUrl,
    max,
    connectionTimeoutMillis: 10_000,
    ...(queryTimeout === undefined ? {} : { query_timeout: queryTimeout, keepAlive: true }),
    application_name: name,
    ...(isPooled ? {} : { options: settings.map((setting) => `-c ${setting.join('=')}`).join(' ') }),
    types,
  });
  pool.on('connect', nameProperties);
  pool.on('error', (error) => onError?.(error));
  return pool;
}

const kyselyOn = (pool: PostgresPool): Db =>
  sendAtOnce(new Kysely<Database>({ dialect: new SnakeCaseDialect({ pool }) }));

const int8 = 20;
const date = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid, format) => {
    if (oid === int8) return Number;
    if (oid === date) return (text: string) => text;
    return pg.types.getTypeParser(oid, format);
  },
};
