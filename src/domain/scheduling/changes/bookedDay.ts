import type { Day, ExistingBooking } from '../day/day.ts';
import { freeSpans } from '../day/capacity.ts';
import type { Span } from '../solver/groupInput.ts';

export type ResourceClaim = Span & { reservationId: string; itemId: string; resourceId: string };

/** Units in every bucket of [fromBucket, toBucket). */
export type PoolClaim = {
  reservationId: string;
  itemId: string;
  poolId: string;
  fromBucket: number;
  toBucket: number;
  units: number;
};

export type BookedDay = {
  day: Day;
  resources: readonly ResourceClaim[];
  places: readonly PoolClaim[];
  /** Of each pool, by bucket. */
  capacities: ReadonlyMap<string, readonly number[]>;
};

export type OtherBookings = {
  reservationId: string;
  personCount: number;
  stay: Span | null;
  existingBookings: readonly ExistingBooking[];
};

/** The day that the planner gets for one reservation: claims of the others are `otherClaims`. */
export function dayFor({ day, resources, places, capacities }: BookedDay, reservation: OtherBookings): Day {
  return {
    ...day,
    stay: reservation.stay,
    personCount: reservation.personCount,
    resources: day.resources.map((resource) => ({
      ...resource,
      otherClaims: resources.filter(
        (claim) => claim.resourceId === resource.id && claim.reservationId !== reservation.reservationId,
      ),
    })),
    pools: [...capacities].map(([poolId, capacityByBucket]) => ({
      id: poolId,
      free: freeSpans(freeUnits(places, poolId, capacityByBucket), day.blocks),
    })),
  };
}

export function freeUnits(claims: readonly PoolClaim[], poolId: string, capacities: readonly number[]): number[] {
  const free = [...capacities];
  for (const claim of claims.filter((other) => other.poolId === poolId)) {
    for (let bucket = claim.fromBucket; bucket < claim.toBucket; bucket += 1) free[bucket]! -= claim.units;
  }
  return free.map((count) => Math.max(0, count));
}
