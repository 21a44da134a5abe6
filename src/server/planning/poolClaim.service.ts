import { bucketMinutes, bucketsOf } from '#domain/planning/entry/bucketsOf.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { fault, faultIsSet } from '#server/faults.ts';
import { testBuild } from '#server/testBuild.ts';
import { claimsInNobodysWay, expireHolds } from './expiredHolds.repo.ts';
import {
  claimsInState,
  ensureBuckets,
  fixClaims,
  freeClaims,
  lockBuckets,
  readFreePlaces,
  takeBuckets,
  takeBucketsUnguarded,
} from './poolClaim.repo.ts';
import type { BucketClaim } from './poolClaim.repo.ts';
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
 * others on that pool and day are released first. The caller has the reservation's row locked. No problem codes.
 */
export async function claimPool(tx: Tx, claim: PoolClaim): Promise<'claimed' | 'full'> {
  const { venueId, poolId, day, reservationId } = claim;
  const buckets = inBuckets(claim);
  const ended = await expireHolds(tx, {
    venueId,
    poolId,
    day,
    exceptReservationId: reservationId,
    limit: releasedAtOnce,
  });
  await ensureBuckets(tx, buckets);
  if (testBuild && faultIsSet('no-guard')) return claimUnguarded(tx, buckets);
  await lockBuckets(tx, buckets, ended);
  if (ended.length > 0) await freeClaims(tx, { venueId, reservationIds: ended });
  const taken = await takeBuckets(tx, buckets);
  if (taken === 0) return 'full';
  if (taken === buckets.toBucket - buckets.fromBucket) return 'claimed';
  throw new Error('A claim took part of its quarters: the counters changed under their lock.');
}

function inBuckets({ fromMinute, toMinute, items, newId, ...claim }: PoolClaim): BucketClaim {
  const [fromBucket, toBucket] = bucketsOf(fromMinute, toMinute);
  if (fromBucket < 0 || toBucket > bucketsPerDay || fromBucket >= toBucket) {
    throw new RangeError(`No stay from minute ${fromMinute} to ${toMinute} of a day.`);
  }
  const units = items.reduce((sum, item) => sum + item.units, 0);
  return { ...claim, fromBucket, toBucket, units, rows: items.map((item) => ({ ...item, id: newId() })) };
}

async function claimUnguarded(tx: Tx, claim: BucketClaim): Promise<'claimed' | 'full'> {
  const free = await readFreePlaces(tx, claim);
  if (free === null || free < claim.units) return 'full';
  await fault('no-guard');
  await takeBucketsUnguarded(tx, claim);
  return 'claimed';
}

/** Gives the places of the reservation's items (of all, or of `itemIds`) back; answers how many claims were live. */
export async function releaseClaims(
  tx: Tx,
  claims: { venueId: string; reservationId: string; itemIds?: string[] },
): Promise<number> {
  return freeClaims(tx, { venueId: claims.venueId, reservationIds: [claims.reservationId], itemIds: claims.itemIds });
}

/** Turns the reservation's holds into confirmed claims; answers how many. The caller has its row locked. */
export async function confirmClaims(tx: Tx, claims: { venueId: string; reservationId: string }): Promise<number> {
  return fixClaims(tx, claims.venueId, claims.reservationId);
}

/** The items of the reservation that hold or have their places now. */
export async function claimedItemIds(db: Db, of: { venueId: string; reservationId: string }): Promise<Set<string>> {
  const claims = await claimsInState(db, of, ['hold', 'confirmed']);
  return new Set(claims.map((claim) => claim.itemId));
}

/** What the reservation's items once held and gave back, in minutes of the day, as `claimPool` takes it again. */
export async function releasedClaims(db: Db, of: { venueId: string; reservationId: string }) {
  const claims = await claimsInState(db, of, ['released']);
  return claims.map(({ fromBucket, toBucket, ...claim }) => ({
    ...claim,
    fromMinute: fromBucket * bucketMinutes,
    toMinute: toBucket * bucketMinutes,
  }));
}

/**
 * Ends at most `limit` holds of the venue whose time is over (only those on this pool and day, when given) and gives
 * their places back; answers how many. Holds with an unfinished payment and rows that another
 * transaction has locked are left alone.
 */
export async function releaseExpiredHolds(
  tx: Tx,
  wanted: { venueId: string; poolId?: string; day?: string; limit: number },
): Promise<number> {
  const ids = await expireHolds(tx, wanted);
  if (ids.length > 0) await freeClaims(tx, { venueId: wanted.venueId, reservationIds: ids });
  return ids.length;
}

/**
 * Free places per quarter of an hour (index 0..95) for every day from `fromDay` to `toDay`, both inclusive. Expired
 * holds do not count, nor does `exceptReservationId`: a visitor's own hold never makes a day look full to them.
 * An empty map when the pool does not exist.
 */
export async function freeByBucket(
  db: Db,
  range: { venueId: string; poolId: string; fromDay: string; toDay: string; exceptReservationId?: string | null },
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
  for (const claim of await claimsInNobodysWay(db, range, range.exceptReservationId ?? null)) {
    const places = free.get(claim.day);
    for (let bucket = claim.fromBucket; places && bucket < claim.toBucket; bucket += 1) {
      places[bucket] = (places[bucket] ?? 0) + claim.units;
    }
  }
  return free;
}
