import { sql } from 'kysely';
import { limitCount } from '#domain/values/limits.ts';
import { problem } from '#server/http/problem.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import type { Tx } from '../rows/reservation.types.ts';

interface HoldStart {
  venueId: string;
  sessionHash: Uint8Array | null;
  originHash: Uint8Array | null;
  personCount: number;
  settings: LimitedVenue['settings'];
}

const buffer = (hash: Uint8Array | null): Buffer | null => hash && Buffer.from(hash);

/**
 * Places per session and live holds per network. Null hashes are not counted. Throws `hold_limit_reached`.
 */
export async function mustBeWithinHoldLimits(tx: Tx, request: HoldStart): Promise<void> {
  const { venueId } = request;
  const [origin, session] = [buffer(request.originHash), buffer(request.sessionHash)];
  const hashes = [origin, session].filter((hash) => hash !== null);
  if (hashes.length === 0) return;
  for (const hash of hashes) {
    await sql`select pg_advisory_xact_lock(hashtextextended(${`${venueId}:${hash.toString('base64')}`}, 0))`.execute(
      tx,
    );
  }
  const { rows } = await sql<{ places: number; holds: number }>`select
    coalesce(sum(person_count) filter (where session_hash = ${session}), 0)::int as places,
    (count(*) filter (where origin_hash = ${origin}))::int as holds
    from reservation where venue_id = ${venueId} and state = 'hold' and expires_at > kuur_now()
      and (session_hash = ${session} or origin_hash = ${origin})`.execute(tx);
  const { places, holds } = rows[0] ?? { places: 0, holds: 0 };
  const { personCount, settings } = request;
  if (holds >= limitCount('networkHolds', settings) || places + personCount > limitCount('sessionPlaces', settings)) {
    throw problem('hold_limit_reached');
  }
}
