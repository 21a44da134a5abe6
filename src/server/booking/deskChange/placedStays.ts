import { allFit, planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { Day } from '#domain/scheduling/day/day.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import { stayFor } from '#domain/scheduling/day/requestUnit.ts';
import { liesInBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import type { NotBooked } from '#contract/names.ts';
import type { BookableProduct } from '#server/catalog/soldProducts.service.ts';
import { claimPlaces, releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { bookRequests } from '../items/bookRequests.ts';
import { deskProduct } from '../desk/deskProduct.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { ItemRow, ReservationRow, ReservationWithItems, Tx } from '../rows/reservation.types.ts';
import { updateItems } from '../rows/reservationWrites.repo.ts';

export interface Stays {
  /** Booked, which only end at another time. */
  booked: readonly PricedRequest[];
  chosen: readonly PricedRequest[];
}

export interface PlacedStays {
  refused: { request: PricedRequest; reason: NotBooked['reason'] }[];
  /** Whether all of them could end then. */
  couldEndAt: (end: MinuteOfDay) => boolean;
  blocks: Day['blocks'];
}

/**
 * Every stay of a booking until the departure of its row: places are claimed anew, entries stay what they are. The arrival may
 * have passed. What was replaced is gone. Throws `ClaimConflict`.
 */
export async function placeStays(
  deps: { newId(): string },
  source: DaySource & { db: Tx },
  { row, items }: ReservationWithItems,
  { booked, chosen }: Stays,
): Promise<PlacedStays> {
  const { db: tx } = source;
  const stayItems = items.filter(({ checkinType }) => checkinType);
  const moved = stayItems.filter(({ parentId }) =>
    booked.some(({ existingItems }) => hasItem(existingItems, parentId)),
  );
  const itemIds = moved.map(({ id }) => id);
  await releaseClaims(tx, { venueId: row.venueId, reservationId: row.id, itemIds });
  const requests = [...booked, ...chosen].map(stayOnly);
  const products = requests.flatMap((request) => request.products);
  const read = await groupDay(source, { row, items: [] }, { products });
  const day = { ...read.day, earliest: Math.min(read.day.earliest, row.startMinute ?? 0) };
  const plan = withinPlannerLimits(() => planRequests(day, [], requests), null);
  const isRefused = ({ id }: PricedRequest): boolean => plan === null || plan.refused.includes(id);
  const extendable = booked.filter((request) => !isRefused(request));
  await extendStays(deps, tx, { row, items }, extendable);
  if (plan) await bookRequests(deps, tx, { row, requests: requests.slice(booked.length), plan }).written;
  return {
    refused: [...booked, ...chosen].flatMap((request, at) =>
      isRefused(request) ? [{ request, reason: reasonOf(day, requests[at]!) }] : [],
    ),
    couldEndAt: (to) =>
      row.startMinute !== null && fitsUntil({ ...day, stay: { from: row.startMinute, to } }, requests),
    blocks: day.blocks,
  };
}

const fitsUntil = (day: Day, requests: readonly PricedRequest[]): boolean =>
  day.stay !== null && liesInBlock(day.blocks, day.stay) && withinPlannerLimits(() => allFit(day, [], requests), false);

/** Treatments of an arrangement stay where they are. */
const stayOnly = (request: PricedRequest): PricedRequest => ({
  ...request,
  products: request.products.flatMap((product) =>
    product.stay === null ? [] : [deskProduct({ ...product, planning: null })],
  ),
});

function reasonOf(day: Day, request: PricedRequest): NotBooked['reason'] {
  const isOpen = day.stay !== null && liesInBlock(day.blocks, day.stay);
  if (!isOpen) return 'closed';
  if (request.products.some(({ stay }) => stay && stayFor(stay, day) === null)) return 'unavailable';
  return refusalOf(day, [], request) ?? 'pool_full';
}

async function extendStays(
  deps: { newId(): string },
  tx: Tx,
  { row, items }: ReservationWithItems,
  requests: readonly PricedRequest[],
): Promise<void> {
  if (requests.length === 0) return;
  const { venueId, id: reservationId, day } = row;
  const stays = requests.flatMap((request) => staysOf(row, items, request));
  await claimPlaces(tx, { venueId, reservationId, day, newId: deps.newId, resources: [], pools: stays });
  const entries = requests.flatMap((request) => entriesOf(items, request));
  const itemIds = [...stays.map(({ itemId }) => itemId), ...entries.map(({ id }) => id)];
  await updateItems(tx, { venueId, itemIds }, { endMinute: row.endMinute });
}

function staysOf({ startMinute, endMinute }: ReservationRow, items: readonly ItemRow[], request: PricedRequest) {
  const isOfRequest = ({ parentId, checkinType }: ItemRow): boolean =>
    checkinType && hasItem(request.existingItems, parentId);
  return items.filter(isOfRequest).flatMap(({ id: itemId, productId }) => {
    const isOfItem = ({ stay }: BookableProduct): boolean => stay?.activityProduct.id === productId;
    const stay = (request.products.find(isOfItem) ?? request.products.find((product) => product.stay))?.stay;
    if (!stay || startMinute === null || endMinute === null) return [];
    return [{ itemId, poolId: stay.poolId, units: 1, fromMinute: startMinute, toMinute: endMinute }];
  });
}

/** What brings the stay: the entry itself, or the entry of an arrangement. */
function entriesOf(items: readonly ItemRow[], { existingItems, products }: PricedRequest): ItemRow[] {
  const productIds = products.filter(({ stay, planning }) => stay && !planning).map(({ id }) => id);
  return items.filter(
    ({ id, parentId, productId, checkinType }) =>
      !checkinType &&
      productIds.includes(productId) &&
      (hasItem(existingItems, id) || hasItem(existingItems, parentId)),
  );
}

const hasItem = (items: readonly ItemRow[], itemId: string | null): boolean => items.some(({ id }) => id === itemId);
