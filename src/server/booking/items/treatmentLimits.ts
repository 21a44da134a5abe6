import { sql } from 'kysely';
import { limitCount } from '#domain/values/limits.ts';
import { together } from '#server/db/together.ts';
import { limitReached } from '#server/http/limitReached.ts';
import type { LimitedVenue } from '#server/http/throttle.ts';
import { lockHolder } from '../lifecycle/holdUse.repo.ts';
import { holdersOf } from '../lifecycle/holdLimits.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';

/**
 * Counts items that have a therapist, room or bed; a duo counts once. Comes after the claims, so that nothing is locked
 * after it. Throws `treatment_limit_reached`.
 */
export async function assertTreatmentLimits(tx: Tx, venue: LimitedVenue, row: ReservationRow): Promise<void> {
  const ownUse = treatmentUse(tx, row, sql`r.id = ${row.id}`);
  const holders = holdersOf({ ...row, sessionHash: null });
  const holderUses = holders.map(async (holder) => {
    const locked = lockHolder(tx, row.venueId, holder);
    const use = treatmentUse(tx, row, sql`r.${sql.ref(holder.column)} = ${Buffer.from(holder.hash)}`);
    return (await together([use, locked]))[0];
  });
  const [own, uses] = await together([ownUse, together(holderUses)]);
  if (own.treatments > limitCount('holdTreatments', venue.settings)) throw limitReached('holdTreatments');
  for (const [index, { factor }] of holders.entries()) {
    const { treatments, wait } = uses[index]!;
    const most = limitCount('networkTreatments', venue.settings) * factor;
    if (treatments > most) throw limitReached('networkTreatments', wait);
  }
}

interface TreatmentUse {
  treatments: number;
  /** Seconds until the first of the other holds ends; null without any. */
  wait: number | null;
}

async function treatmentUse(
  tx: Tx,
  { venueId, id: ownId }: ReservationRow,
  whose: ReturnType<typeof sql>,
): Promise<TreatmentUse> {
  const { rows } = await sql<TreatmentUse>`
    select count(distinct c.item_id)::int as treatments,
      extract(epoch from min(r.expires_at) filter (where r.id <> ${ownId}) - kuur_now())::float8 as wait
    from reservation r
    join resource_claim c on c.venue_id = r.venue_id and c.reservation_id = r.id and c.state = 'hold'
    where r.venue_id = ${venueId} and ${whose} and r.state = 'hold' and r.expires_at > kuur_now()`.execute(tx);
  return rows[0]!;
}
