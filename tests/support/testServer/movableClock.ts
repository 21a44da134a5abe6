import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';

/** A clock that runs beside the real one at a distance that tests choose, or stands until they move it. */
export interface MovableClock extends Clock {
  /** Milliseconds since 1970 at which it stands; null when it runs. */
  standsAt: number | null;
  /** Milliseconds ahead of the real clock, or of where it stands; negative is behind. */
  offsetMs: number;
}

export function movableClock(offsetMs = 0, standsAt: number | null = null): MovableClock {
  const now = (): Date => new Date((clock.standsAt ?? Date.now()) + clock.offsetMs);
  const clock: MovableClock = { standsAt, offsetMs, now };
  return clock;
}

/** Moves the program's clock and, with it, `kuur_now()` of this database. */
export async function moveClock(db: Db, clock: MovableClock, offsetMs: number): Promise<void> {
  const milliseconds = Math.round(offsetMs);
  const base = clock.standsAt === null ? 'now()' : `timestamptz '${new Date(clock.standsAt).toISOString()}'`;
  await sql
    .raw(
      `create or replace function kuur_now() returns timestamptz language sql stable as
       $$select ${base} + ${milliseconds} * interval '1 millisecond'$$`,
    )
    .execute(db);
  clock.offsetMs = milliseconds;
}
