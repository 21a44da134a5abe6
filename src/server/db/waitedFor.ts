import { sql } from 'kysely';
import { holderOf, inLookoutLane } from './lanes.ts';
import type { Holder } from './lanes.ts';
import type { Db } from './schema.ts';

/** A lock was not to be had in time. `holder` is null when nobody was seen with it. */
export class HeldByOthers extends Error {
  override name = 'HeldByOthers';
  readonly holder: Holder | null;

  constructor(holder: Holder | null, options: ErrorOptions) {
    super('A lock was not to be had in time.', options);
    this.holder = holder;
  }
}

const everyMs = 700;

interface Watch {
  /** The connection that may come to wait. */
  follow(pid: number): void;
  lastSeen(): Holder | null;
  stop(): void;
}

/**
 * Looks now and then who keeps a connection waiting: when its wait has failed nobody can tell any more. The looks have a
 * connection of their own, for those who wait may have all others.
 */
export function watchWaiting(db: Db): Watch {
  let pid: number | null = null;
  let holder: Holder | null = null;
  let isLooking = false;
  const look = async (): Promise<void> => {
    if (pid === null || isLooking) return;
    isLooking = true;
    try {
      const { rows } = await sql<{ name: string }>`select application_name as name from pg_stat_activity
        where pid = any(pg_blocking_pids(${pid}::int)) order by xact_start limit 1`.execute(db);
      holder = (rows[0] && holderOf(rows[0].name)) ?? holder;
    } finally {
      isLooking = false;
    }
  };
  const timer = setInterval(() => void inLookoutLane(look).catch(() => undefined), everyMs);
  timer.unref();
  return {
    follow: (next) => {
      pid = next;
    },
    lastSeen: () => holder,
    stop: () => clearInterval(timer),
  };
}
