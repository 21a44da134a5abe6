import type { GroupPool, Span } from '../solver/groupInput.ts';
import { bucketMinutes, bucketsOf } from '../stay/entryTimes.ts';
import type { BookableProduct, Day } from './day.ts';
import type { DayPlan, Placed } from './dayPlan.ts';

export type PlannedRequest = { id: string; products: readonly BookableProduct[] };

/** The day as others find it once the plan of a visit without a stay is booked. */
export function withPlan(day: Day, requests: readonly PlannedRequest[], plan: Pick<DayPlan, 'booked'>): Day {
  const places = requests.flatMap(({ id, products }) =>
    (plan.booked.get(id) ?? []).flatMap((placed) => {
      const planning = products[placed.product]?.planning;
      return planning ? [{ placed, planning }] : [];
    }),
  );
  return {
    ...day,
    resources: day.resources.map((resource) => {
      const claims = places
        .filter(({ placed }) => placed.resources.includes(resource.id))
        .map(({ placed, planning }) => ({
          from: placed.start - planning.bufferBefore,
          to: placed.end + planning.bufferAfter,
        }));
      return claims.length === 0 ? resource : { ...resource, otherClaims: [...resource.otherClaims, ...claims] };
    }),
    pools: places.reduce<readonly GroupPool[]>(
      (pools, { placed, planning: { pool } }) =>
        pools.map((one) => (one.id === pool?.poolId ? withoutUnits(one, { placed, units: pool.units }) : one)),
      day.pools,
    ),
  };
}

/** Fewer places during the span; they stand last, and so hold. */
function withoutUnits(pool: GroupPool, { placed, units }: { placed: Placed; units: number }): GroupPool {
  const [first, end] = bucketsOf(placed.start, placed.end);
  const fewer = pool.free.flatMap((span): (Span & { places: number })[] => {
    const at = { from: Math.max(span.from, first * bucketMinutes), to: Math.min(span.to, end * bucketMinutes) };
    return at.from < at.to ? [{ ...at, places: Math.max(0, span.places - units) }] : [];
  });
  return { ...pool, free: [...pool.free, ...fewer] };
}
