import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { limitCount, limits } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limits.ts';
import type { Database } from '#server/db/schema.ts';
import { digestText } from '#server/db/digest.ts';
import type { Venue } from './handlers.ts';
import { problem } from './problem.ts';

export type LimitedVenue = Pick<Venue, 'venueId' | 'settings'>;

export interface Throttle {
  /** Counts an attempt of `subject` (stored hashed) in the limit's window. Throws the limit's code above it. */
  consume(venue: LimitedVenue, name: LimitName, subject: string): Promise<void>;
  restore(venue: LimitedVenue, name: LimitName, subject: string): Promise<void>;
}

const keyOf = (name: LimitName, subject: string): string => `${name}:${digestText(subject)}`;

export function makeThrottle(db: Kysely<Database>): Throttle {
  return {
    async consume({ venueId, settings }, name, subject) {
      const { seconds, code } = limits[name];
      const { rows } = await sql<{ hits: number; wait: number }>`
        insert into throttle (venue_id, key, window_start, hits)
        values (${venueId}, ${keyOf(name, subject)}, kuur_now(), 1)
        on conflict (venue_id, key) do update set
          hits = case when throttle.window_start > kuur_now() - make_interval(secs => ${seconds})
            then throttle.hits + 1 else 1 end,
          window_start = case when throttle.window_start > kuur_now() - make_interval(secs => ${seconds})
            then throttle.window_start else kuur_now() end
        returning hits,
          extract(epoch from window_start + make_interval(secs => ${seconds}) - kuur_now())::float8 as wait
      `.execute(db);
      const row = rows[0];
      if (row && row.hits > limitCount(name, settings)) throw problem(code, { retryAfter: row.wait });
    },
    async restore({ venueId }, name, subject) {
      await db
        .updateTable('throttle')
        .set({ hits: sql<number>`greatest(hits - 1, 0)` })
        .where('venueId', '=', venueId)
        .where('key', '=', keyOf(name, subject))
        .execute();
    },
  };
}
