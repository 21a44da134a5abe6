import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { Clock } from '#server/adapters/clock.ts';

/** A clock that runs beside the real one at a distance that tests choose. */
export interface MovableClock extends Clock {
  /** Milliseconds ahead of the real clock; negative is behind. */
  offsetMs: number;
}

export function movableClock(offsetMs = 0): MovableClock {
  const clock: MovableClock = { offsetMs, now: () => new Date(Date.now() + clock.offsetMs) };
  return clock;
}

/** Moves the program's clock and, with it, `kuur_now()` of this database. */
export async function moveClock(db: Db, clock: MovableClock, offsetMs: number): Promise<void> {
  const milliseconds = Math.round(offsetMs);
  await sql
    .raw(
      `create or replace function kuur_now() returns timestamptz language sql stable as
       'select now() + ${milliseconds} * interval ''1 millisecond'''`,
    )
    .execute(db);
  clock.offsetMs = milliseconds;
}
