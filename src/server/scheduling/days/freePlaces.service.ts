import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { bucketsOf } from '#domain/scheduling/stay/entryTimes.ts';
import { datesBetween } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import type { Own } from './freePlaces.repo.ts';
import { bucketsOfDays, claimsCountedAsFree, readFreePlaces } from './freePlaces.repo.ts';
import { readPoolTerms } from './poolTerms.repo.ts';

type Stay = { venueId: string; poolId: string; day: string; fromMinute: number; toMinute: number };

export async function freeThroughout(db: Db, stay: Stay): Promise<number> {
  const [fromBucket, toBucket] = bucketsOf(stay.fromMinute, stay.toMinute);
  return Math.max(0, (await readFreePlaces(db, { ...stay, fromBucket, toBucket })) ?? 0);
}

type Range = {
  venueId: string;
  fromDay: LocalDate;
  toDay: LocalDate;
  exceptReservationId?: Own['reservationId'];
  exceptItemIds?: readonly string[];
};

type FreeDays = Map<LocalDate, Int32Array>;

/** By day, as `freeOfPools` has it. Empty for an unknown pool. */
export async function freeByBucket(db: Db, { poolId, ...range }: Range & { poolId: string }): Promise<FreeDays> {
  return (await freeOfPools(db, { ...range, poolIds: [poolId] })).get(poolId) ?? new Map();
}

/** By pool and day, for buckets 0..95; days inclusive. Expired holds and the excepted claims count as free. */
export async function freeOfPools(
  db: Db,
  range: Range & { poolIds: readonly string[] },
): Promise<Map<string, FreeDays>> {
  const own = { reservationId: range.exceptReservationId ?? null, itemIds: range.exceptItemIds };
  const [termsById, bookedDays, freeClaims] = await together([
    readPoolTerms(db, range),
    bucketsOfDays(db, range),
    claimsCountedAsFree(db, range, own),
  ]);
  const days = datesBetween(range.fromDay, range.toDay);
  const free = new Map(
    [...termsById].map(([id, terms]): [string, FreeDays] => [
      id,
      new Map(days.map((day) => [day, Int32Array.from(capacitiesOn(day, terms))])),
    ]),
  );
  for (const { poolId, day, ...row } of bookedDays) {
    const places = free.get(poolId)?.get(day);
    row.buckets.forEach((bucket, index) => {
      if (places) places[bucket] = row.free[index] ?? 0;
    });
  }
  for (const { poolId, day, ...claim } of freeClaims) {
    const places = free.get(poolId)?.get(day);
    for (let bucket = claim.fromBucket; places && bucket < claim.toBucket; bucket += 1) {
      places[bucket] = (places[bucket] ?? 0) + claim.units;
    }
  }
  return free;
}
