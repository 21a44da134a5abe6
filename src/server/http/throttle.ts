import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { limits } from '#domain/values/limitTable.ts';
import { limitCount, wideFactor } from '#domain/values/limits.ts';
import type { LimitName } from '#domain/values/limitTable.ts';
import type { Database } from '#server/db/schema.ts';
import { keyedDigestText } from '#server/db/digest.ts';
import type { Venue } from './handlers.ts';
import { limitReached } from './limitReached.ts';
import type { PassingLimit } from './limitReached.ts';
import { wideNetworkOf } from './networkOf.ts';

export type LimitedVenue = Pick<Venue, 'venueId' | 'settings'>;

export interface Throttle {
  /**
   * Counts an attempt of `subject` (stored hashed) in the limit's window; of a network also for its /48. Throws the
   * limit's code above it.
   */
  consume(venue: LimitedVenue, name: PassingLimit, subject: string): Promise<void>;
  /** The same of an attempt that counts for `weight`. */
  charge(venue: LimitedVenue, attempt: { name: PassingLimit; subject: string; weight: number }): Promise<void>;
  /** Counts too, but above the limit only asks for a pause before the next attempt: 1, 2, 4 … 30 seconds. */
  pace(venue: LimitedVenue, name: PassingLimit, subject: string): Promise<void>;
  restore(venue: LimitedVenue, name: LimitName, subject: string): Promise<void>;
  /** Of a subject that is to be stored elsewhere: the same each time, and nobody finds the subject by trying. */
  pseudonym(subject: string): string;
}

const longestPause = 30;

const wideSubject = (name: LimitName, subject: string): string | null =>
  limits[name].per === 'network' ? wideNetworkOf(subject) : null;

/** `secret`: without it nobody finds a stored subject by trying addresses. */
export function makeThrottle(db: Kysely<Database>, secret: Uint8Array): Throttle {
  const pseudonym = (subject: string): string => keyedDigestText(secret, subject);
  const keyOf = (name: LimitName, subject: string): string => `${name}:${pseudonym(subject)}`;
  const charge: Throttle['charge'] = async ({ venueId, settings }, { name, subject, weight }) => {
    const most = limitCount(name, settings);
    await count(db, { venueId, name, key: keyOf(name, subject), most, weight });
    const wide = wideSubject(name, subject);
    if (wide !== null) await count(db, { venueId, name, key: keyOf(name, wide), most: wideFactor * most, weight });
  };
  return {
    pseudonym,
    charge,
    consume: (venue, name, subject) => charge(venue, { name, subject, weight: 1 }),
    pace: ({ venueId, settings }, name, subject) =>
      pace(db, { venueId, name, key: keyOf(name, subject), most: limitCount(name, settings) }),
    async restore({ venueId }, name, subject) {
      const wide = wideSubject(name, subject);
      await db
        .updateTable('throttle')
        .set({ hits: sql<number>`greatest(hits - 1, 0)` })
        .where('venueId', '=', venueId)
        .where('key', 'in', [keyOf(name, subject), ...(wide === null ? [] : [keyOf(name, wide)])])
        .execute();
    },
  };
}

interface Attempt {
  venueId: string;
  name: PassingLimit;
  key: string;
  most: number;
}

type Weighed = Attempt & { weight: number };

async function count(db: Kysely<Database>, { venueId, name, key, most, weight }: Weighed): Promise<void> {
  const { seconds } = limits[name];
  const { rows } = await sql<{ hits: number; wait: number }>`
    insert into throttle (venue_id, key, window_start, hits)
    values (${venueId}, ${key}, kuur_now(), ${weight})
    on conflict (venue_id, key) do update set
      hits = case when throttle.window_start > kuur_now() - make_interval(secs => ${seconds})
        then throttle.hits + excluded.hits else excluded.hits end,
      window_start = case when throttle.window_start > kuur_now() - make_interval(secs => ${seconds})
        then throttle.window_start else kuur_now() end
    returning hits,
      extract(epoch from window_start + make_interval(secs => ${seconds}) - kuur_now())::float8 as wait
  `.execute(db);
  const row = rows[0];
  if (row && row.hits > most) throw limitReached(name, row.wait);
}

/** `window_start` is the last attempt here, so the window begins anew with each. */
async function pace(db: Kysely<Database>, { venueId, name, key, most }: Attempt): Promise<void> {
  const { seconds } = limits[name];
  const pause = sql`make_interval(secs => case when throttle.hits < ${most} then 0
    else least(${longestPause}, power(2, least(throttle.hits - ${most}, 10))) end)`;
  const { rows } = await sql`
    insert into throttle (venue_id, key, window_start, hits) values (${venueId}, ${key}, kuur_now(), 1)
    on conflict (venue_id, key) do update set window_start = kuur_now(),
      hits = case when throttle.window_start > kuur_now() - make_interval(secs => ${seconds})
        then throttle.hits + 1 else 1 end
    where throttle.window_start + ${pause} <= kuur_now()
    returning hits`.execute(db);
  if (rows.length > 0) return;
  const { rows: waits } = await sql<{ wait: number }>`
    select extract(epoch from window_start + ${pause} - kuur_now())::float8 as wait
    from throttle where venue_id = ${venueId} and key = ${key}`.execute(db);
  throw limitReached(name, waits[0]?.wait ?? 1);
}
