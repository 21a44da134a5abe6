import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { isDatabaseUnavailable, sqlState } from './databaseErrors.ts';
import { inLookoutLane } from './lanes.ts';
import { logPosition, ReplicaProgress } from './replicaProgress.ts';
import type { Db } from './schema.ts';

export interface Replicas {
  /**
   * Reads what may be some seconds old, from a replica that is near enough, else from the primary: there again when the
   * replica goes away or gives up. So `read` may run twice, and changes nothing.
   */
  read<T>(read: (db: Db) => Promise<T>): Promise<T>;
  /** Of each replica, in the order of their addresses; infinite while nothing is known of it. */
  secondsBehind(): number[];
  close(): Promise<void>;
}

export const noReplicas = (db: Db): Replicas => ({
  read: (read) => read(db),
  secondsBehind: () => [],
  close: async () => undefined,
});

interface Replica {
  db: Db;
  progress: ReplicaProgress;
}

type Options = {
  primary: Db;
  replicas: readonly Db[];
  /** A replica that may lack what was committed longer ago is not asked. */
  secondsBehind: number;
};

/** Milliseconds between two looks at a replica. */
const interval = 250;

export function followReplicas({ primary, replicas: dbs, secondsBehind: mostSeconds }: Options): Replicas {
  const replicas = dbs.map((db): Replica => ({ db, progress: new ReplicaProgress() }));
  const closing = new AbortController();
  const watches = replicas.map((replica) => watch(primary, replica, closing.signal));
  const behind = ({ progress }: Replica): number => progress.millisecondsBehind(performance.now()) / 1_000;
  let turn = 0;
  const nearReplica = (): Replica | undefined => {
    const near = replicas.filter((replica) => behind(replica) <= mostSeconds);
    turn += 1;
    return near[turn % near.length];
  };
  return {
    async read(read) {
      const replica = nearReplica();
      if (replica === undefined) return read(primary);
      try {
        return await read(replica.db);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        return read(primary);
      }
    },
    secondsBehind: () => replicas.map(behind),
    close: async () => {
      closing.abort();
      await Promise.all(watches);
      await Promise.all(replicas.map(({ db }) => db.destroy()));
    },
  };
}

const queryCanceled = '57014';

/** Away, or its log could not wait for the statement. What took too long there would take as long on the primary. */
const isOfReplica = (error: unknown): boolean => isDatabaseUnavailable(error) && sqlState(error) !== queryCanceled;

/** Until the signal. What fails is tried again: meanwhile the replica falls behind. */
async function watch(primary: Db, replica: Replica, signal: AbortSignal): Promise<void> {
  while (!signal.aborted) {
    await look(primary, replica).catch(() => undefined);
    await sleep(interval, undefined, { signal }).catch(() => undefined);
  }
}

async function look(primary: Db, { db, progress }: Replica): Promise<void> {
  const at = performance.now();
  const written = await inLookoutLane(() => positionOf(primary, sql`pg_current_wal_flush_lsn()`));
  if (written !== null) progress.mark({ at, position: written });
  const replayed = await positionOf(db, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
  if (replayed === null) progress.lose();
  else progress.reach(replayed);
}

async function positionOf(db: Db, position: ReturnType<typeof sql>): Promise<bigint | null> {
  const { rows } = await sql<{ position: string | null }>`select ${position}::text as position`.execute(db);
  const text = rows[0]?.position ?? null;
  return text === null ? null : logPosition(text);
}
