import { bucketsOf } from '#domain/scheduling/stay/bucketsOf.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { claimsInNobodysWay, endExpired, lockExpired } from './expiredHolds.repo.ts';
import { ensureBuckets, freeClaims, lockBuckets, takeBuckets } from './poolClaim.repo.ts';
import type { BucketClaim } from './poolClaim.repo.ts';
import { freeResources } from './resourceClaim.repo.ts';
import { bucketsOfDays, capacityByDay } from './poolDays.repo.ts';

const bucketsPerDay = 96;
const releasedAtOnce = 50;

/** A stay in a pool from minute to minute of the day (end exclusive) for items of one hold; `day` is 'yyyy-MM-dd'. */
type PoolClaim = {
  venueId: string;
  reservationId: string;
  poolId: string;
  day: string;
  fromMinute: number;
  toMinute: number;
  /** `units`: persons. The items may be written later in the same transaction. */
  items: { itemId: string; units: number }[];
  newId: () => string;
};

/**
 * Takes the places of all these items in every quarter of the stay, or takes nothing ('full'). Expired holds of
 * others on that pool and day are released first. The caller has the reservation's row locked and entered the plan. No
 * problem codes.
 */
export async function claimPool(tx: Tx, claim: PoolClaim): Promise<'claimed' | 'full'> {
  const { venueId, poolId, day, reservationId } = claim;
  const buckets = inBuckets(claim);
  const ended = await lockExpired(tx, {
    venueId,
    poolId,
    day,
    exceptReservationId: reservationId,
    limit: releasedAtOnce,
  });
  await ensureBuckets(tx, buckets);
  await lockBuckets(tx, [buckets], ended);
  if (ended.length > 0) {
    await freeResources(tx, { venueId, reservationIds: ended });
    await freeClaims(tx, { venueId, reservationIds: ended });
    await endExpired(tx, venueId, ended);
  }
  const taken = await takeBuckets(tx, buckets);
  if (taken === 0) return 'full';
  if (taken === buckets.toBucket - buckets.fromBucket) return 'claimed';
  throw new Error('A claim took part of its quarters: the counters changed under their lock.');
}

/** The claim in quarters of an hour. Throws RangeError for a stay that is none. */
export function inBuckets({ fromMinute, toMinute, items, newId, ...claim }: PoolClaim): BucketClaim {
  const [fromBucket, toBucket] = bucketsOf(fromMinute, toMinute);
  if (fromBucket < 0 || toBucket > bucketsPerDay || fromBucket >= toBucket) {
    throw new RangeError(`No stay from minute ${fromMinute} to ${toMinute} of a day.`);
  }
  const units = items.reduce((sum, item) => sum + item.units, 0);
  return { ...claim, fromBucket, toBucket, units, rows: items.map((item) => ({ ...item, id: newId() })) };
}

/**
 * Free places per quarter of an hour (index 0..95) for every day from `fromDay` to `toDay`, both inclusive. Expired
 * holds do not count, nor do `exceptReservationId` and `exceptItemIds`: a visitor's own hold never makes a day look full to them.
 * An empty map when the pool does not exist.
 */
export async function freeByBucket(
  db: Db,
  range: {
    venueId: string;
    poolId: string;
    fromDay: string;
    toDay: string;
    exceptReservationId?: string | null;
    exceptItemIds?: readonly string[];
  },
): Promise<Map<string, Int16Array>> {
  const free = new Map<string, Int16Array>();
  for (const { day, capacity } of await capacityByDay(db, range)) {
    free.set(day, new Int16Array(bucketsPerDay).fill(capacity));
  }
  for (const row of await bucketsOfDays(db, range)) {
    const places = free.get(row.day);
    row.buckets.forEach((bucket, index) => {
      if (places) places[bucket] = row.free[index] ?? 0;
    });
  }
  const own = { reservationId: range.exceptReservationId ?? null, itemIds: range.exceptItemIds };
  for (const claim of await claimsInNobodysWay(db, range, own)) {
    const places = free.get(claim.day);
    for (let bucket = claim.fromBucket; places && bucket < claim.toBucket; bucket += 1) {
      places[bucket] = (places[bucket] ?? 0) + claim.units;
    }
  }
  return free;
}
