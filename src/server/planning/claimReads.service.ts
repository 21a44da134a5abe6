import type { Db } from '#server/db/schema.ts';

const bucketMinutes = 15;

type Key = { venueId: string; reservationId: string };

/** Ids of the items whose places are held or confirmed now. */
export async function claimedItemIds(db: Db, { venueId, reservationId }: Key): Promise<Set<string>> {
  const rows = await db
    .selectFrom('poolClaim')
    .select('itemId')
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', '<>', 'released')
    .execute();
  return new Set(rows.map((row) => row.itemId));
}

/** A place that was let go of, in the form in which `claimPool` takes it again; minutes of the day, end exclusive. */
export type ReleasedClaim = {
  itemId: string;
  poolId: string;
  day: string;
  fromMinute: number;
  toMinute: number;
  units: number;
};

/** What the reservation held before it ended, by pool, day and quarter. */
export async function releasedClaims(db: Db, { venueId, reservationId }: Key): Promise<ReleasedClaim[]> {
  const rows = await db
    .selectFrom('poolClaim')
    .select(['itemId', 'poolId', 'day', 'fromBucket', 'toBucket', 'units'])
    .where('venueId', '=', venueId)
    .where('reservationId', '=', reservationId)
    .where('state', '=', 'released')
    .orderBy('poolId')
    .orderBy('day')
    .orderBy('fromBucket')
    .execute();
  return rows.map(({ fromBucket, toBucket, ...claim }) => ({
    ...claim,
    fromMinute: fromBucket * bucketMinutes,
    toMinute: toBucket * bucketMinutes,
  }));
}
