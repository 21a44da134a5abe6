import { needKey } from '#domain/scheduling/day/day.ts';
import { worksOn } from '#domain/scheduling/day/capacity.ts';
import { capacitiesOn } from '#domain/scheduling/day/poolCapacity.ts';
import { claimsOverCapacity, servesNeeds } from '#domain/scheduling/changes/invalidatedClaims.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '#server/db/schema.ts';
import { together } from '#server/db/together.ts';
import { openingTimesBetween } from '../openingTimes/openingTimes.service.ts';
import { readResources } from '../days/dayRows.repo.ts';
import type { ResourceRow } from '../days/dayRows.repo.ts';
import { readPoolTerms } from '../days/poolTerms.repo.ts';
import { groupBy } from '#domain/values/groupBy.ts';
import type { ChangeScope, InvalidatedItem } from './changeScope.ts';
import {
  claimsBesideResources,
  claimsInPool,
  overbookedDays,
  itemsAt,
  itemsOfProduct,
  timesBooked,
} from './affectedBookings.repo.ts';
import type { ResourceClaimRow } from './affectedBookings.repo.ts';

const alwaysOpen = [{ fromMinute: 0, toMinute: 1440 }];

export async function findInvalidatedItems(db: Db, scope: ChangeScope): Promise<InvalidatedItem[]> {
  const kinds = [withoutResource(db, scope), outsideOpeningTimes(db, scope), overCapacity(db, scope)] as const;
  const invalidated = (await together(kinds)).flat();
  if (scope.productId !== undefined) {
    const items = await itemsOfProduct(db, scope, scope.productId);
    invalidated.push(...items.map((item) => ({ ...item, reason: 'closed' as const })));
  }
  return [...new Map(invalidated.map((item) => [itemKey(item), item])).values()];
}

/** Ids of the items of a live reservation that have lost their place: closed, no resource, or the pool is smaller. */
export async function invalidatedItemIds(
  db: Db,
  { venueId, reservationId, day }: { venueId: string; reservationId: string; day: LocalDate },
): Promise<string[]> {
  const items = await findInvalidatedItems(db, {
    venueId,
    fromDay: day,
    toDay: day,
    now: { today: day, minute: 0 },
    claimed: true,
    opening: true,
    reservationId,
  });
  return items.filter((item) => item.reservationId === reservationId).map(({ itemId }) => itemId);
}

export const itemKey = ({ itemId, reason }: InvalidatedItem): string => `${itemId} ${reason}`;

async function withoutResource(db: Db, scope: ChangeScope): Promise<InvalidatedItem[]> {
  const ids = new Set(scope.resourceIds ?? []);
  if (ids.size === 0 && !scope.claimed) return [];
  const claims = await claimsBesideResources(db, scope);
  if (claims.length === 0) return [];
  const resources = new Map((await readResources(db, scope)).map((row) => [row.id, row]));
  const productIds = [...new Set(claims.map(({ productId }) => productId))];
  const products = new Map(
    (await plannedProducts(db, scope.venueId, productIds)).map((product) => [product.id, product]),
  );
  const byItem = groupBy(claims, ({ itemId }) => itemId);
  const works = workingTimes();
  return claims
    .filter(({ resourceId, reservationId }) =>
      scope.claimed ? reservationId === scope.reservationId : ids.has(resourceId),
    )
    .filter(
      (claim) =>
        !servesClaim(claim, {
          resources,
          works,
          product: products.get(claim.productId),
          itemClaims: byItem.get(claim.itemId)!,
        }),
    )
    .map(({ itemId, reservationId, day, role }) => ({
      itemId,
      reservationId,
      day,
      reason: role === 'room' ? 'no_room' : 'no_roster',
    }));
}

/** Reads a roster once for each day, however many claims it has. */
function workingTimes(): (resource: ResourceRow, day: LocalDate) => readonly Span[] {
  const spansByDay = new Map<string, readonly Span[]>();
  return ({ id, roster, changes }, day) => {
    const key = `${id} ${day}`;
    const spans = spansByDay.get(key) ?? worksOn(day, roster, changes, alwaysOpen);
    spansByDay.set(key, spans);
    return spans;
  };
}

type ClaimContext = {
  resources: ReadonlyMap<string, ResourceRow>;
  works: ReturnType<typeof workingTimes>;
  product: SoldProduct | undefined;
  itemClaims: readonly ResourceClaimRow[];
};

function servesClaim(claim: ResourceClaimRow, { resources, works, product, itemClaims }: ClaimContext): boolean {
  const resource = resources.get(claim.resourceId);
  if (!resource) return false;
  const [from, to] = [Math.max(0, claim.fromMinute), Math.min(1440, claim.toMinute)];
  if (!works(resource, claim.day).some((span) => span.from <= from && to <= span.to)) return false;
  const needs = product?.planning?.needs;
  if (!needs) return true;
  const served = [claim, ...itemClaims.filter((other) => other !== claim)].map(({ resourceId }) =>
    resources.get(resourceId),
  );
  return servesNeeds(
    needs,
    served.map((row) => (row ? keysOf(row) : null)),
  );
}

const keysOf = ({ kindId, skillIds }: ResourceRow): ReadonlySet<string> =>
  new Set([null, ...skillIds].map((skillId) => needKey({ kindId, skillId })));

async function overCapacity(db: Db, scope: ChangeScope): Promise<InvalidatedItem[]> {
  if (!scope.claimed && !scope.poolIds?.length) return [];
  const daysByPool = groupBy(await overbookedDays(db, scope), ({ poolId }) => poolId);
  const invalidated: InvalidatedItem[] = [];
  for (const [poolId, overbooked] of daysByPool) {
    const days = overbooked.map(({ day }) => day);
    invalidated.push(...(await overCapacityIn(db, scope, { poolId, days })));
  }
  return invalidated;
}

async function overCapacityIn(
  db: Db,
  scope: ChangeScope,
  { poolId, days }: { poolId: string; days: readonly LocalDate[] },
): Promise<InvalidatedItem[]> {
  const { venueId } = scope;
  const range = { venueId, poolIds: [poolId], fromDay: days[0]!, toDay: days.at(-1)! };
  const terms = (await readPoolTerms(db, range)).get(poolId)!;
  const claimsOfDays = groupBy(await claimsInPool(db, scope, { poolId, days }), ({ day }) => day);
  return [...claimsOfDays].flatMap(([date, claims]) =>
    claimsOverCapacity(claims, capacitiesOn(date, terms)).map((index): InvalidatedItem => {
      const { itemId, reservationId, day } = claims[index]!;
      return { itemId, reservationId, day, reason: 'pool_full' };
    }),
  );
}

async function outsideOpeningTimes(db: Db, scope: ChangeScope): Promise<InvalidatedItem[]> {
  if (!scope.opening) return [];
  const { venueId, fromDay, toDay } = scope;
  const openThen = fromDay === toDay ? openingTimesBetween(db, venueId, fromDay, toDay) : null;
  const [times, openOnDay] = await together([timesBooked(db, scope), openThen]);
  const [first, last] = [times[0]?.day, times.at(-1)?.day];
  if (first === undefined || last === undefined) return [];
  const opening = openOnDay ?? (await openingTimesBetween(db, venueId, first, last));
  const outside = times.filter(
    ({ day, startMinute, endMinute }) =>
      !opening.blocksOn(day).some((block) => block.fromMinute <= startMinute && endMinute <= block.toMinute),
  );
  if (outside.length === 0) return [];
  const items = await itemsAt(db, scope, outside);
  return items.map((item) => ({ ...item, reason: 'closed' as const }));
}
