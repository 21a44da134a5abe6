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
  read<T>(primary: Db, read: (db: Db) => Promise<T>): Promise<T>;
  /** Of each replica, in the order of their addresses; infinite while nothing is known of it. */
  secondsBehind(): number[];
  close(): Promise<void>;
}

export const noReplicas: Replicas = {
  read: (primary, read) => read(primary),
  secondsBehind: () => [],
  close: async () => undefined,
};

interface Replica {
  db: Db;
  progress: ReplicaProgress;
}

type Options = {
  primary: Db;
  replicas: readonly Db[];
  /** A replica that may lack what was committed longer ago is not asked. */
  secondsBehind: number;
  /** Hears why a replica could not be looked at, once until that succeeds again. */
  onError?: ((error: Error) => void) | undefined;
};

/** Milliseconds between two looks at a replica, and for the connections to end. */
const interval = 250;
const longestEnd = 2_000;

export function followReplicas({ primary, replicas: dbs, secondsBehind: mostSeconds, onError }: Options): Replicas {
  const replicas = dbs.map((db): Replica => ({ db, progress: new ReplicaProgress() }));
  const closing = new AbortController();
  for (const replica of replicas) void watch(primary, replica, { signal: closing.signal, onError });
  const behind = ({ progress }: Replica): number => progress.millisecondsBehind(performance.now()) / 1_000;
  let turn = 0;
  const nearReplica = (): Replica | undefined => {
    const near = replicas.filter((replica) => behind(replica) <= mostSeconds);
    turn += 1;
    return near[turn % near.length];
  };
  return {
    async read(own, read) {
      const replica = nearReplica();
      if (replica === undefined) return read(own);
      try {
        return await read(replica.db);
      } catch (error) {
        if (!isOfReplica(error)) throw error;
        return read(own);
      }
    },
    secondsBehind: () => replicas.map(behind),
    close: async () => {
      closing.abort();
      const ended = Promise.all(replicas.map(({ db }) => db.destroy()));
      await Promise.race([ended, sleep(longestEnd, undefined, { ref: false })]);
    },
  };
}

const queryCanceled = '57014';

/**
 * Away, its log could not wait for the statement, or it has not the schema yet. What took too long there would take as
 * long on the primary.
 */
const isOfReplica = (error: unknown): boolean => {
  const state = sqlState(error);
  return (isDatabaseUnavailable(error) && state !== queryCanceled) || state?.startsWith('42') === true;
};

type Watch = { signal: AbortSignal; onError: Options['onError'] };

/** Until the signal. What fails is tried again: meanwhile the replica falls behind. */
async function watch(primary: Db, replica: Replica, { signal, onError }: Watch): Promise<void> {
  let isKnown = true;
  while (!signal.aborted) {
    try {
      await look(primary, replica);
      isKnown = true;
    } catch (error) {
      if (isKnown && !signal.aborted) onError?.(error as Error);
      isKnown = false;
    }
    await sleep(interval, undefined, { signal }).catch(() => undefined);
  }
}

async function look(primary: Db, { db, progress }: Replica): Promise<void> {
  const at = performance.now();
  const written = await inLookoutLane(() => logOf(primary, sql`pg_current_wal_flush_lsn()`));
  if (written.position !== null) progress.mark({ at, position: logPosition(written.position) });
  const replayed = await logOf(db, sql`case when pg_is_in_recovery() then pg_last_wal_replay_lsn() end`);
  if (replayed.position === null || replayed.history !== written.history) progress.lose();
  else progress.reach(logPosition(replayed.position));
}

interface Log {
  /** Of which cluster, and of its histories since which failover. */
  history: string;
  position: string | null;
}

async function logOf(db: Db, position: ReturnType<typeof sql>): Promise<Log> {
  const { rows } = await sql<Log>`select ${position}::text as position,
    (select system_identifier from pg_control_system()) || '/' || (select timeline_id from pg_control_checkpoint()) as history`.execute(
    db,
  );
  return rows[0]!;
}
