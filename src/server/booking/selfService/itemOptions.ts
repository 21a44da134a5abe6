import type { ItemOption } from '#contract/names.ts';
import { duplicateOf, isEntry } from '#domain/booking/items.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { withinPlannerLimits } from '#server/adapters/plannerWork.ts';
import { soldOnFlow, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { priceFor } from '../planning/priceFor.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { itemsOfGuest, removedWith } from '../rows/guestItems.ts';
import type { Db, ItemRow } from '../rows/reservation.types.ts';
import type { OwnReservation } from './ownReservation.ts';
import { rebookRequests } from './rebookRequests.ts';

export interface ItemChange {
  itemId: string;
  productId: string;
}

export interface RequestedChange {
  request: PricedRequest;
  replaced: string[];
  staying: ItemRow[];
}

/** Throws `not_found` for what has no time of its own: an entry, or what is paid for and done. */
async function presentRequest(db: Db, { row, items }: OwnReservation, itemId: string): Promise<RequestedChange> {
  const request = (await rebookRequests(db, row, items)).find(({ existingItems }) =>
    existingItems.some(({ id }) => id === itemId),
  );
  if (!request || request.preferred === null) throw problem('not_found');
  const replaced = removedWith(items, [itemId]);
  return { request, replaced, staying: items.filter(({ id }) => !replaced.includes(id)) };
}

/**
 * The same product at another time, or another of the flow for as many guests. Throws `not_found`, `product_unavailable`,
 * `product_duplicate`.
 */
export async function requestedChange(
  db: Db,
  own: OwnReservation,
  { itemId, productId }: ItemChange,
): Promise<RequestedChange> {
  const present = await presentRequest(db, own, itemId);
  if (productId === present.request.offer.xplanId) return present;
  const offer = await soldOnFlow(db, own.row.venueId, own.row.flowId, productId);
  if (!offer || !mayReplace(present, offer)) throw problem('product_unavailable');
  if (isDuplicate(present, offer)) throw problem('product_duplicate');
  return { ...present, request: { ...present.request, offer, products: [offer], existingItems: [] } };
}

/** The product it is, then the others that its guests may have in its place, the cheapest first. Cents for each guest. */
export async function itemOptions(
  db: Db,
  own: OwnReservation,
  { itemId, language }: { itemId: string; language: Language },
): Promise<ItemOption[]> {
  const { row } = own;
  const present = await presentRequest(db, own, itemId);
  const others = (await soldProducts(db, row.venueId, row.flowId)).filter(
    (offer) => offer.id !== present.request.offer.id && mayReplace(present, offer) && !isDuplicate(present, offer),
  );
  const option = (request: PricedRequest): ItemOption => ({
    productId: request.offer.xplanId,
    name: translate(request.offer.name, language).text,
    price: priceFor(request, request.guests[0]!, row.day),
  });
  const otherOptions = others.map((offer) => option({ ...present.request, offer, existingItems: [] }));
  return [option(present.request), ...otherOptions.toSorted((a, b) => a.price - b.price)];
}

/** As 'HH:mm', rising. Throws what `requestedChange` does. */
export async function itemStarts(source: DaySource, own: OwnReservation, change: ItemChange): Promise<string[]> {
  const { request, replaced } = await requestedChange(source.db, own, change);
  const planned = { products: request.products, replacedItemIds: replaced };
  const { day, existingBookings } = await groupDay(source, own, planned);
  return withinPlannerLimits(() => startsFor(day, existingBookings, request), []).map(formatTime);
}

const mayReplace = ({ request }: RequestedChange, offer: SoldProduct): boolean =>
  request.offer.objectType === 'product' &&
  offer.objectType === 'product' &&
  offer.planning?.guests === request.guests.length &&
  offer.stay === null &&
  !isEntry(offer);

const isDuplicate = ({ request, staying }: RequestedChange, offer: SoldProduct): boolean =>
  request.guests.some((guest) => duplicateOf(itemsOfGuest(staying, guest), { ...offer, products: [] }) !== null);
