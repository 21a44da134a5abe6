import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Database } from '#server/db/schema.ts';
import { digestText } from '#server/db/digest.ts';
import { problem } from './problem.ts';

export interface ThrottleRule {
  /** Stored in plain text, so no personal data. */
  name: string;
  limit: number;
  windowSeconds: number;
}

export interface Throttle {
  /** Counts an attempt of `subject` (stored hashed) in a fixed window. Throws `too_many_requests` above `limit`. */
  consume(venueId: string, rule: ThrottleRule, subject: string): Promise<void>;
  restore(venueId: string, rule: ThrottleRule, subject: string): Promise<void>;
}

const keyOf = (rule: ThrottleRule, subject: string): string => `${rule.name}:${digestText(subject)}`;

export function makeThrottle(db: Kysely<Database>): Throttle {
  return {
    async consume(venueId, rule, subject) {
      const { rows } = await sql<{ hits: number; wait: number }>`
        insert into throttle (venue_id, key, window_start, hits)
        values (${venueId}, ${keyOf(rule, subject)}, kuur_now(), 1)
        on conflict (venue_id, key) do update set
          hits = case when throttle.window_start > kuur_now() - make_interval(secs => ${rule.windowSeconds})
            then throttle.hits + 1 else 1 end,
          window_start = case when throttle.window_start > kuur_now() - make_interval(secs => ${rule.windowSeconds})
            then throttle.window_start else kuur_now() end
        returning hits,
          extract(epoch from window_start + make_interval(secs => ${rule.windowSeconds}) - kuur_now())::float8 as wait
      `.execute(db);
      const row = rows[0];
      if (row && row.hits > rule.limit) throw problem('too_many_requests', { retryAfter: row.wait });
    },
    async restore(venueId, rule, subject) {
      await db
        .updateTable('throttle')
        .set({ hits: sql<number>`greatest(hits - 1, 0)` })
        .where('venueId', '=', venueId)
        .where('key', '=', keyOf(rule, subject))
        .execute();
    },
  };
}
