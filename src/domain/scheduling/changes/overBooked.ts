/** Places taken in every bucket of [fromBucket, toBucket). */
export type PlacesClaim = { fromBucket: number; toBucket: number; units: number };

/**
 * Which claims no longer fit when a day has only `capacity` places: whoever comes first in the list keeps theirs.
 * Indexes into the list, rising. Never throws.
 */
export function overBooked(claims: readonly PlacesClaim[], capacity: number): number[] {
  const taken = new Map<number, number>();
  return claims.flatMap(({ fromBucket, toBucket, units }, index) => {
    const buckets = Array.from({ length: toBucket - fromBucket }, (_, offset) => fromBucket + offset);
    if (buckets.some((bucket) => (taken.get(bucket) ?? 0) + units > capacity)) return [index];
    for (const bucket of buckets) taken.set(bucket, (taken.get(bucket) ?? 0) + units);
    return [];
  });
}
