import { bucketsOf, bucketsPerDay } from '#domain/scheduling/stay/entryTimes.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { bucketsOfDays, capacityByDay, claimsCountedAsFree, readFreePlaces } from './freePlaces.repo.ts';

type Stay = { venueId: string; poolId: string; day: string; fromMinute: number; toMinute: number };

export async function freeThroughout(db: Db, stay: Stay): Promise<number> {
  const [fromBucket, toBucket] = bucketsOf(stay.fromMinute, stay.toMinute);
  return Math.max(0, (await readFreePlaces(db, { ...stay, fromBucket, toBucket })) ?? 0);
}

/**
 * By day, for buckets 0..95; days inclusive. Expired holds and the excepted claims count as free. Empty for an unknown
 * pool.
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
  const own = { reservationId: range.exceptReservationId ?? null, itemIds: range.exceptItemIds };
  const [capacities, bookedDays, freeClaims] = await together([
    capacityByDay(db, range),
    bucketsOfDays(db, range),
    claimsCountedAsFree(db, range, own),
  ]);
  const free = new Map<string, Int16Array>();
  for (const { day, capacity } of capacities) {
    free.set(day, new Int16Array(bucketsPerDay).fill(capacity));
  }
  for (const row of bookedDays) {
    const places = free.get(row.day);
    row.buckets.forEach((bucket, index) => {
      if (places) places[bucket] = row.free[index] ?? 0;
    });
  }
  for (const claim of freeClaims) {
    const places = free.get(claim.day);
    for (let bucket = claim.fromBucket; places && bucket < claim.toBucket; bucket += 1) {
      places[bucket] = (places[bucket] ?? 0) + claim.units;
    }
  }
  return free;
}
