import type { ProductNeed } from '../day/day.ts';
import { needKey } from '../day/day.ts';

/** Units in every bucket of [fromBucket, toBucket). */
export type BucketClaim = { fromBucket: number; toBucket: number; units: number };

/** Indexes, rising, of the claims that no longer fit the capacity of each bucket; earlier claims have priority. */
export function claimsOverCapacity(claims: readonly BucketClaim[], capacities: readonly number[]): number[] {
  const claimedUnits = new Map<number, number>();
  return claims.flatMap(({ fromBucket, toBucket, units }, index) => {
    const buckets = Array.from({ length: toBucket - fromBucket }, (_, offset) => fromBucket + offset);
    if (buckets.some((bucket) => (claimedUnits.get(bucket) ?? 0) + units > (capacities[bucket] ?? 0))) return [index];
    for (const bucket of buckets) claimedUnits.set(bucket, (claimedUnits.get(bucket) ?? 0) + units);
    return [];
  });
}

/** Keys of `needKey` that a claimed resource serves; null: any. */
type ServedNeeds = ReadonlySet<string> | null;

export function servesNeeds(needs: readonly ProductNeed[], resources: readonly ServedNeeds[]): boolean {
  return canMatch(
    needs.flatMap((need) => Array.from({ length: need.count }, () => needKey(need))),
    resources,
  );
}

function canMatch(needs: readonly string[], [first, ...others]: readonly ServedNeeds[]): boolean {
  if (first === undefined) return true;
  return needs.some(
    (need, index) => (first === null || first.has(need)) && canMatch(needs.toSpliced(index, 1), others),
  );
}
