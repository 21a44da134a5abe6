import type { ClaimState } from '#server/db/schedulingTables.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { bucketMinutes } from '#domain/scheduling/stay/entryTimes.ts';
import { endExpired, lockExpired } from './expiredHolds.repo.ts';
import { lockPlanShared } from './planLock.repo.ts';
import {
  poolClaimsInState,
  ensureBuckets,
  confirmPoolClaims,
  releasePoolClaims,
  lockBuckets,
  claimBuckets,
} from './poolClaim.repo.ts';
import { bucketClaims } from './poolClaim.ts';
import type { PoolPlaces } from './poolClaim.ts';
import { claimedResources } from '../days/days.service.ts';
import { resourceClaimsInState } from '../days/dayRows.repo.ts';
import { confirmResourceClaims, releaseResourceClaims, claimResources } from './resourceClaim.repo.ts';

const releasedAtOnce = 50;

/** What the items of one hold take on one day; minutes of the day, half-open, a resource's buffers included. */
export type PlaceClaims = {
  venueId: string;
  reservationId: string;
  day: string;
  pools: PoolPlaces[];
  resources: { itemId: string; resourceId: string; fromMinute: number; toMinute: number }[];
  newId: () => string;
};

/** Somebody else took what a plan counted on: roll back and plan again. */
export class ClaimConflict extends Error {
  override name = 'ClaimConflict';
}

/** Ends the holds of others on this day whose time is over, and gives their places back. Comes before planning. */
export async function clearDay(
  tx: Tx,
  { venueId, day, reservationId }: { venueId: string; day: string; reservationId: string },
): Promise<void> {
  await lockPlanShared(tx, venueId);
  const ids = await lockExpired(tx, { venueId, day, exceptReservationId: reservationId, limit: releasedAtOnce });
  await endAll(tx, venueId, ids);
}

/**
 * Claims everything. Pools come before resources and both in ascending order: two claims can wait for each other in one
 * direction only. The items may be written later in the transaction. Throws `PlanRefused` when something was gone;
 * the transaction must then be rolled back, unless all of it was one stay in one pool: of that nothing was taken.
 */
export async function claimPlaces(tx: Tx, { pools, resources, newId, ...owner }: PlaceClaims): Promise<void> {
  const stays = bucketClaims(owner, pools, newId);
  for (const stay of stays) await ensureBuckets(tx, stay);
  await lockBuckets(tx, stays);
  for (const stay of stays) {
    if ((await claimBuckets(tx, stay)) === 0) throw new ClaimConflict(stay.poolId);
  }
  if (resources.length === 0) return;
  const claimedCount = await claimResources(
    tx,
    owner,
    resources.map((claim) => ({ ...claim, id: newId() })),
  );
  if (claimedCount < resources.length) throw new ClaimConflict('resource');
}

type Freed = { venueId: string; reservationIds: string[]; itemIds?: string[] | undefined };

async function freeAll(tx: Tx, freed: Freed): Promise<number> {
  if (freed.itemIds?.length === 0) return 0;
  await releaseResourceClaims(tx, freed);
  return releasePoolClaims(tx, freed);
}

async function endAll(tx: Tx, venueId: string, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await freeAll(tx, { venueId, reservationIds: ids });
  await endExpired(tx, venueId, ids);
}

/**
 * Ends an expired hold that the caller has locked, no payment of which can still succeed: its places are free, and what
 * paid for it is back.
 */
export async function endExpiredHold(
  tx: Tx,
  { venueId, reservationId }: { venueId: string; reservationId: string },
): Promise<void> {
  await lockPlanShared(tx, venueId);
  await endAll(tx, venueId, [reservationId]);
}

/** Gives everything that the reservation's items (all, or `itemIds`) hold back; answers how many shares of pools were live. */
export async function releaseClaims(
  tx: Tx,
  { venueId, reservationId, itemIds }: { venueId: string; reservationId: string; itemIds?: string[] },
): Promise<number> {
  await lockPlanShared(tx, venueId);
  return freeAll(tx, { venueId, reservationIds: [reservationId], itemIds });
}

/** Turns the reservation's holds into confirmed claims; answers how many shares of pools. The caller has its row locked. */
export async function confirmClaims(tx: Tx, claims: { venueId: string; reservationId: string }): Promise<number> {
  await confirmResourceClaims(tx, claims.venueId, claims.reservationId);
  return confirmPoolClaims(tx, claims.venueId, claims.reservationId);
}

/** How many live claims each item of the reservation has; an item without any is not in it. */
export async function liveClaimCounts(
  db: Db,
  of: { venueId: string; reservationId: string },
): Promise<Map<string, number>> {
  const live = [...(await poolClaimsInState(db, of, ['hold', 'confirmed'])), ...(await claimedResources(db, of))];
  const counts = new Map<string, number>();
  for (const { itemId } of live) counts.set(itemId, (counts.get(itemId) ?? 0) + 1);
  return counts;
}

type Places = Pick<PlaceClaims, 'pools' | 'resources'>;

/** What the reservation's items hold or have now. Only of one day. */
export const claimedPlaces = (db: Db, of: { venueId: string; reservationId: string }): Promise<Places> =>
  placesInState(db, of, ['hold', 'confirmed']);

/** What items of the reservation once held and gave back, as `claimPlaces` takes it again. Only of one day. */
export const releasedClaims = (db: Db, of: { venueId: string; reservationId: string }): Promise<Places> =>
  placesInState(db, of, ['released']);

async function placesInState(
  db: Db,
  of: { venueId: string; reservationId: string },
  states: ClaimState[],
): Promise<Places> {
  const pools = await poolClaimsInState(db, of, states);
  return {
    pools: pools.map(({ itemId, poolId, units, fromBucket, toBucket }) => ({
      itemId,
      poolId,
      units,
      fromMinute: fromBucket * bucketMinutes,
      toMinute: toBucket * bucketMinutes,
    })),
    resources: await resourceClaimsInState(db, of, states),
  };
}

/**
 * Ends at most `limit` holds of the venue whose time is over (only those with a claim on this day, when given) and
 * gives what they hold back; answers how many. Holds with an unfinished payment and rows that another transaction has
 * locked are left alone.
 */
export async function releaseExpiredHolds(
  tx: Tx,
  range: { venueId: string; day?: string; limit: number },
): Promise<number> {
  const ids = await lockExpired(tx, range);
  if (ids.length === 0) return 0;
  await lockPlanShared(tx, range.venueId);
  await endAll(tx, range.venueId, ids);
  return ids.length;
}
