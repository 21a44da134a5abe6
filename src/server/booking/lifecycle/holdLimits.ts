import { sql } from 'kysely';
import { problem } from '#server/http/problem.ts';
import type { Tx } from '../rows/reservation.types.ts';

/** Live holds that may be started from one network at a time. */
const mostHoldsPerNetwork = 20;

interface Asked {
  venueId: string;
  /** Null for a session that is new: it holds nothing yet. */
  sessionHash: Uint8Array | null;
  /** Null when the network is not counted. */
  originHash: Uint8Array | null;
  personCount: number;
  maxPersons: number;
}

const buffer = (hash: Uint8Array | null): Buffer | null => hash && Buffer.from(hash);

/**
 * Keeps one visitor from holding the places of many: a session holds at most `maxPersons` places over all its live
 * holds, a network at most twenty live holds. Until the transaction ends nobody else starts a hold for either.
 * Throws `hold_limit_reached`.
 */
export async function mustBeWithinHoldLimits(tx: Tx, asked: Asked): Promise<void> {
  const { venueId } = asked;
  const [origin, session] = [buffer(asked.originHash), buffer(asked.sessionHash)];
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
  if (holds >= mostHoldsPerNetwork || places + asked.personCount > asked.maxPersons) {
    throw problem('hold_limit_reached');
  }
}
