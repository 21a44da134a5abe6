import { randomUUID } from 'node:crypto';
import type { Tx } from '#server/db/schema.ts';
import { claimPlaces, clearDay, ClaimConflict } from '#server/scheduling/claims/claims.service.ts';

/** Places of a pool for an item of a hold, as a plan claims them: one stay leaves nothing behind when it is refused. */
export async function claimStay(
  tx: Tx,
  hold: { venueId: string; reservationId: string; itemId: string },
  stay: { poolId: string; day: string; fromMinute: number; toMinute: number; units: number },
): Promise<'claimed' | 'full'> {
  const { venueId, reservationId, itemId } = hold;
  const { day, ...place } = stay;
  const owner = { venueId, reservationId, day, newId: randomUUID };
  await clearDay(tx, owner);
  try {
    await claimPlaces(tx, { ...owner, pools: [{ itemId, ...place }], resources: [] });
    return 'claimed';
  } catch (error) {
    if (error instanceof ClaimConflict) return 'full';
    throw error;
  }
}
