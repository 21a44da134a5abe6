import { bucketsOf, bucketsPerDay } from '#domain/scheduling/stay/entryTimes.ts';
import type { BucketClaim } from './poolClaim.repo.ts';

export type PoolPlaces = { itemId: string; poolId: string; fromMinute: number; toMinute: number; units: number };

type Owner = { venueId: string; reservationId: string; day: string };

type SharedStay = Pick<PoolPlaces, 'poolId' | 'fromMinute' | 'toMinute'> & {
  items: { itemId: string; units: number }[];
};

export const bucketClaims = (owner: Owner, places: readonly PoolPlaces[], newId: () => string): BucketClaim[] =>
  sharedStays(places).map(({ fromMinute, toMinute, poolId, items }) => {
    const [fromBucket, toBucket] = bucketsOf(fromMinute, toMinute);
    if (fromBucket < 0 || toBucket > bucketsPerDay || fromBucket >= toBucket) {
      throw new RangeError(`No stay from minute ${fromMinute} to ${toMinute} of a day.`);
    }
    const units = items.reduce((sum, item) => sum + item.units, 0);
    return { ...owner, poolId, fromBucket, toBucket, units, rows: items.map((item) => ({ ...item, id: newId() })) };
  });

function sharedStays(places: readonly PoolPlaces[]): SharedStay[] {
  const stays = new Map<string, SharedStay>();
  for (const { itemId, units, ...stay } of places) {
    const key = `${stay.fromMinute} ${stay.toMinute} ${stay.poolId}`;
    const shared = stays.get(key) ?? { ...stay, items: [] };
    shared.items.push({ itemId, units });
    stays.set(key, shared);
  }
  return [...stays.values()].toSorted((a, b) => compare(a.poolId, b.poolId) || a.fromMinute - b.fromMinute);
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);
