import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { bucketsOf } from '#domain/scheduling/stay/entryTimes.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { bucketsOfDays, claimsCountedAsFree, readFreePlaces } from './freePlaces.repo.ts';
import { readPoolTerms } from './poolTerms.repo.ts';

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
): Promise<Map<string, Int32Array>> {
  const own = { reservationId: range.exceptReservationId ?? null, itemIds: range.exceptItemIds };
  const [termsById, bookedDays, freeClaims] = await together([
    readPoolTerms(db, range),
    bucketsOfDays(db, range),
    claimsCountedAsFree(db, range, own),
  ]);
  const free = new Map<string, Int32Array>();
  for (const terms of termsById.values()) {
    for (const day of datesBetween(range.fromDay, range.toDay)) {
      free.set(day, Int32Array.from(capacitiesOn(day, terms)));
    }
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
