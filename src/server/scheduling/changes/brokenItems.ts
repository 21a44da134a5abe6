import { needKey } from '#domain/scheduling/day/needKey.ts';
import { worksOn } from '#domain/scheduling/day/worksOn.ts';
import { overBooked } from '#domain/scheduling/changes/overBooked.ts';
import { servesNeeds } from '#domain/scheduling/changes/servesNeeds.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '#server/db/schema.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { readResources } from '../claims/dayRows.repo.ts';
import type { ResourceRow } from '../claims/dayRows.repo.ts';
import type { BrokenItem, ChangeScope } from './changeScope.ts';
import { grouped } from '../claims/grouped.ts';
import {
  claimsBesideResources,
  claimsInPool,
  fullDays,
  itemsAt,
  itemsOfProduct,
  timesBooked,
} from './impactRows.repo.ts';
import type { ResourceClaimRow } from './impactRows.repo.ts';

/** Rosters are asked without the opening times: what lies outside those is broken by `closed`. */
const wholeDay = [{ fromMinute: 0, toMinute: 1440 }];

/** What of the scope has no place as things stand now, each item once per reason. */
export async function brokenItems(db: Db, scope: ChangeScope): Promise<BrokenItem[]> {
  const found = [...(await onResources(db, scope)), ...(await outsideOpening(db, scope))];
  for (const poolId of scope.poolIds ?? []) found.push(...(await overCapacity(db, scope, poolId)));
  if (scope.productId !== undefined) {
    const items = await itemsOfProduct(db, scope, scope.productId);
    found.push(...items.map((item) => ({ ...item, reason: 'closed' as const })));
  }
  return [...new Map(found.map((item) => [keyOf(item), item])).values()];
}

export const keyOf = ({ itemId, reason }: BrokenItem): string => `${itemId} ${reason}`;

async function onResources(db: Db, scope: ChangeScope): Promise<BrokenItem[]> {
  const ids = new Set(scope.resourceIds ?? []);
  if (ids.size === 0) return [];
  const claims = await claimsBesideResources(db, scope, [...ids]);
  if (claims.length === 0) return [];
  const resources = new Map((await readResources(db, scope)).map((row) => [row.id, row]));
  const productIds = [...new Set(claims.map(({ productId }) => productId))];
  const products = new Map((await plannedProducts(db, scope.venueId, productIds)).map((one) => [one.id, one]));
  const byItem = grouped(claims, ({ itemId }) => itemId);
  return claims
    .filter(({ resourceId }) => ids.has(resourceId))
    .filter(
      (claim) => !holds(claim, { resources, product: products.get(claim.productId), all: byItem.get(claim.itemId)! }),
    )
    .map(({ itemId, reservationId, day, role }) => ({
      itemId,
      reservationId,
      day,
      reason: role === 'room' ? 'no_room' : 'no_roster',
    }));
}

type Holding = {
  /** The active ones. */
  resources: ReadonlyMap<string, ResourceRow>;
  product: SoldProduct | undefined;
  /** All claims of the same item. */
  all: readonly ResourceClaimRow[];
};

/** The resource works all the time it is held and can still serve what it is held for. */
function holds(claim: ResourceClaimRow, { resources, product, all }: Holding): boolean {
  const resource = resources.get(claim.resourceId);
  if (!resource) return false;
  const [from, to] = [Math.max(0, claim.fromMinute), Math.min(1440, claim.toMinute)];
  const works = worksOn(claim.day, resource.roster, resource.changes, wholeDay);
  if (!works.some((span) => span.from <= from && to <= span.to)) return false;
  const needs = product?.planning?.needs;
  if (!needs) return true;
  const served = [claim, ...all.filter((other) => other !== claim)].map(({ resourceId }) => resources.get(resourceId));
  return servesNeeds(
    needs,
    served.map((row) => (row ? keysOf(row) : null)),
  );
}

const keysOf = ({ kindId, skillIds }: ResourceRow): ReadonlySet<string> =>
  new Set([null, ...skillIds].map((skillId) => needKey({ kindId, skillId })));

async function overCapacity(db: Db, scope: ChangeScope, poolId: string): Promise<BrokenItem[]> {
  const days = await fullDays(db, scope, poolId);
  if (days.length === 0) return [];
  const claimsOfDays = grouped(await claimsInPool(db, scope, { poolId, days }), ({ day }) => day);
  return [...claimsOfDays.values()].flatMap((claims) =>
    overBooked(claims, claims[0]?.capacity ?? 0).map((index): BrokenItem => {
      const { itemId, reservationId, day } = claims[index]!;
      return { itemId, reservationId, day, reason: 'pool_full' };
    }),
  );
}

async function outsideOpening(db: Db, scope: ChangeScope): Promise<BrokenItem[]> {
  if (!scope.opening) return [];
  const times = await timesBooked(db, scope);
  const [first, last] = [times[0]?.day, times.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const opening = await openingTimesBetween(db, scope.venueId, first, last);
  const outside = times.filter(
    ({ day, startMinute, endMinute }) =>
      !opening.blocksOn(day).some((block) => block.fromMinute <= startMinute && endMinute <= block.toMinute),
  );
  const items = await itemsAt(db, scope, outside);
  return items.map((item) => ({ ...item, reason: 'closed' as const }));
}
