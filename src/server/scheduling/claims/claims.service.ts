import type { ClaimState } from '#server/db/schedulingTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { bucketMinutes } from '#domain/scheduling/stay/entryTimes.ts';
import { confirmHeldClaims } from './confirmedClaims.repo.ts';
import { endExpired, lockExpired } from './expiredHolds.repo.ts';
import { lockPlanShared } from './planLock.repo.ts';
import { poolClaimsInState, ensureBuckets, releasePoolClaims, lockBuckets, claimBuckets } from './poolClaim.repo.ts';
import { bucketClaims } from './poolClaim.ts';
import type { PoolPlaces } from './poolClaim.ts';
import { resourceClaimsInState } from '../days/dayRows.repo.ts';
import {
  claimForBlockedTime,
  claimResources,
  releaseBlockedTimeClaim,
  releaseResourceClaims,
} from './resourceClaim.repo.ts';
import type { BlockedTimeClaim, ClaimOwner } from './resourceClaim.repo.ts';

const releasedAtOnce = 50;

export type PlaceClaims = {
  venueId: string;
  reservationId: string;
  day: string;
  pools: PoolPlaces[];
  resources: { itemId: string; resourceId: string; fromMinute: number; toMinute: number }[];
  newId: () => string;
};

export class ClaimConflict extends Error {
  override name = 'ClaimConflict';
}

type DayOwner = { venueId: string; day: string; reservationId?: string };

export async function clearDay(tx: Tx, owner: DayOwner): Promise<void> {
  await together([lockPlanShared(tx, owner.venueId), endExpiredOn(tx, owner)]);
}

/** Of that day, once the plan is locked. */
export async function endExpiredOn(tx: Tx, { venueId, day, reservationId }: DayOwner): Promise<void> {
  const ids = await lockExpired(tx, { venueId, day, exceptReservationId: reservationId, limit: releasedAtOnce });
  await endAll(tx, venueId, ids);
}

/** Pools before resources, both ascending, so no deadlock. Throws `ClaimConflict`; the caller then rolls back. */
export async function claimPlaces(tx: Tx, { pools, resources, newId, ...owner }: PlaceClaims): Promise<void> {
  const stays = bucketClaims(owner, pools, newId);
  const ensured = stays.map((stay) => ensureBuckets(tx, stay));
  const locked = lockBuckets(tx, stays);
  const bucketCounts = stays.map((stay) => claimBuckets(tx, stay));
  const claims = resources.map((claim) => ({ ...claim, id: newId() }));
  const resourceCount = claims.length === 0 ? 0 : claimResources(tx, owner, claims);
  const [counts, claimedCount] = await together([together(bucketCounts), resourceCount, locked, ...ensured]);
  const fullAt = counts.indexOf(0);
  if (fullAt >= 0) throw new ClaimConflict(stays[fullAt]!.poolId);
  if (claimedCount < resources.length) throw new ClaimConflict('resource');
}

/** Instead of what it claimed before. False where somebody else has the resource; the caller then rolls back. */
export async function claimBlockedTime(tx: Tx, claim: BlockedTimeClaim): Promise<boolean> {
  await releaseBlockedTimeClaim(tx, claim);
  return claimForBlockedTime(tx, claim);
}

export const releaseBlockedTime = releaseBlockedTimeClaim;

/** Until the transaction ends nobody takes or returns places of the pool in these hours. */
export async function lockPlaces(
  tx: Tx,
  { poolId, fromMinute, toMinute, ...owner }: Omit<PoolPlaces, 'itemId' | 'units'> & ClaimOwner,
): Promise<void> {
  const [stay] = bucketClaims(owner, [{ itemId: '', units: 0, poolId, fromMinute, toMinute }], () => '');
  await together([ensureBuckets(tx, stay!), lockBuckets(tx, [stay!])]);
}

type ReleasedItems = { venueId: string; reservationIds: string[]; itemIds?: string[] | undefined };

async function releaseAll(tx: Tx, items: ReleasedItems): Promise<number> {
  if (items.itemIds?.length === 0) return 0;
  const [, count] = await together([releaseResourceClaims(tx, items), releasePoolClaims(tx, items)]);
  return count;
}

async function endAll(tx: Tx, venueId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await releaseAll(tx, { venueId, reservationIds: ids });
  await endExpired(tx, venueId, ids);
}

export async function endExpiredHold(
  tx: Tx,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<void> {
  await lockPlanShared(tx, venueId);
  await endAll(tx, venueId, [reservationId]);
}

export async function releaseClaims(
  tx: Tx,
  { venueId, reservationId, itemIds }: { venueId: string; reservationId: string; itemIds?: string[] },
): Promise<number> {
  const released = [
    lockPlanShared(tx, venueId),
    releaseAll(tx, { venueId, reservationIds: [reservationId], itemIds }),
  ] as const;
  return (await together(released))[1];
}

/** Places in pools stay claimed. */
export async function releaseResources(
  tx: Tx,
  { venueId, reservationId, itemIds }: { venueId: string; reservationId: string; itemIds: string[] },
): Promise<void> {
  if (itemIds.length > 0) await releaseResourceClaims(tx, { venueId, reservationIds: [reservationId], itemIds });
}

export const confirmClaims = confirmHeldClaims;

export type Places = Pick<PlaceClaims, 'pools' | 'resources'>;

export const claimedPlaces = (db: Db, of: { venueId: string; reservationId: string }): Promise<Places> =>
  placesInState(db, of, ['hold', 'confirmed']);

export const releasedClaims = (db: Db, of: { venueId: string; reservationId: string }): Promise<Places> =>
  placesInState(db, of, ['released']);

async function placesInState(
  db: Db,
  of: { venueId: string; reservationId: string },
  states: ClaimState[],
): Promise<Places> {
  const read = [poolClaimsInState(db, of, states), resourceClaimsInState(db, of, states)] as const;
  const [pools, resources] = await together(read);
  return {
    pools: pools.map(({ itemId, poolId, units, fromBucket, toBucket }) => ({
      itemId,
      poolId,
      units,
      fromMinute: fromBucket * bucketMinutes,
      toMinute: toBucket * bucketMinutes,
    })),
    resources,
  };
}

/**
 * At most `limit` holds, with `day` only those that claim on it; returns how many. Skips locked rows and unfinished
 * payments.
 */
export async function releaseExpiredHolds(
  tx: Tx,
  holds: { venueId: string; day?: string; limit: number },
): Promise<number> {
  const ids = await lockExpired(tx, holds);
  if (ids.length === 0) return 0;
  await lockPlanShared(tx, holds.venueId);
  await endAll(tx, holds.venueId, ids);
  return ids.length;
}
