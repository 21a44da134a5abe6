import type { ItemOption, OwnStarts } from '#contract/names.ts';
import { duplicateOf, isEntry } from '#domain/booking/items.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import { withinPlannerLimits } from '#server/adapters/planning/plannerWork.ts';
import { soldOnFlow, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { problem } from '#server/http/problem.ts';
import { groupDay } from '../planning/groupDay.ts';
import type { DaySource } from '../planning/groupDay.ts';
import { priceAtStart } from '../planning/priceFor.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { itemsOfGuest, removedWith } from '../rows/guestItems.ts';
import type { Db, ItemRow, ReservationWithItems } from '../rows/reservation.types.ts';
import { choicesFor } from './arrangementChoices.ts';
import { rebookRequests } from './rebookRequests.ts';

export interface ItemChange {
  itemId: string;
  productId: string;
}

export interface RequestedChange {
  request: PricedRequest;
  /** What is chosen anew in an arrangement; null: all of it is. */
  part: ItemRow | null;
  replaced: string[];
  staying: ItemRow[];
}

/** Throws `not_found` for what has no time of its own: an entry, what is paid for and done, or the stay of an entry. */
async function presentRequest(db: Db, { row, items }: ReservationWithItems, itemId: string): Promise<RequestedChange> {
  const part = items.find(({ id, parentId }) => id === itemId && parentId !== null) ?? null;
  const rootId = part?.parentId ?? itemId;
  const request = (await rebookRequests(db, row, items)).find(({ existingItems }) =>
    existingItems.some(({ id }) => id === rootId),
  );
  if (!request || request.preferred === null || part?.checkinType) throw problem('not_found');
  const replaced = removedWith(items, [rootId]);
  return { request, part, replaced, staying: items.filter(({ id }) => !replaced.includes(id)) };
}

/**
 * The same product at another time, another of the flow for as many guests, or in an arrangement another choice, which
 * keeps its price. Throws `not_found`, `product_unavailable`, `product_duplicate`.
 */
export async function requestedChange(
  db: Db,
  own: ReservationWithItems,
  { itemId, productId }: ItemChange,
): Promise<RequestedChange> {
  const present = await presentRequest(db, own, itemId);
  if (present.part) return chosenAnew(present, await choicesOf(db, own, present.part, present), productId);
  if (productId === present.request.offer.xplanId) return present;
  const offer = await soldOnFlow(db, own.row.venueId, own.row.flowId, productId);
  if (!offer || !mayReplace(present, offer)) throw problem('product_unavailable');
  if (isDuplicate(present, offer)) throw problem('product_duplicate');
  return { ...present, request: { ...present.request, offer, products: [offer], existingItems: [] } };
}

/** Throws `not_found` for what its arrangement always includes. */
async function choicesOf(
  db: Db,
  own: ReservationWithItems,
  part: ItemRow,
  { request }: RequestedChange,
): Promise<BookableProduct[]> {
  const choices = await choicesFor(db, own, request, part);
  if (choices.length === 0) throw problem('not_found');
  return choices;
}

function chosenAnew(present: RequestedChange, choices: readonly BookableProduct[], productId: string): RequestedChange {
  const chosen = choices.find(({ xplanId }) => xplanId === productId);
  if (!chosen) throw problem('product_unavailable');
  const { request, part } = present;
  const products = request.products.map((product) => (product.id === part?.productId ? chosen : product));
  return { ...present, request: { ...request, products } };
}

/** The product it is, then the others that its guests may have in its place, the cheapest first. Cents for each guest. */
export async function itemOptions(
  db: Db,
  own: ReservationWithItems,
  { itemId, language }: { itemId: string; language: Language },
): Promise<ItemOption[]> {
  const { row } = own;
  const present = await presentRequest(db, own, itemId);
  const { part, request } = present;
  if (part) {
    const choices = await choicesOf(db, own, part, present);
    const inOrder = choices.toSorted((a, b) => Number(b.id === part.productId) - Number(a.id === part.productId));
    const price = pricesAtAnyTime(request, row.day);
    return inOrder.map(({ xplanId, name }) => ({ productId: xplanId, name: translate(name, language).text, ...price }));
  }
  const others = (await soldProducts(db, row.venueId, row.flowId)).filter(
    (offer) => offer.id !== present.request.offer.id && mayReplace(present, offer) && !isDuplicate(present, offer),
  );
  const option = (request: PricedRequest): ItemOption => ({
    productId: request.offer.xplanId,
    name: translate(request.offer.name, language).text,
    ...pricesAtAnyTime(request, row.day),
  });
  const otherOptions = others.map((offer) => option({ ...present.request, offer, existingItems: [] }));
  return [option(present.request), ...otherOptions.toSorted((a, b) => a.price - b.price)];
}

/** The lowest where it depends on the time, else what the first guest has booked it for or pays for it that day. */
function pricesAtAnyTime({ offer, existingItems }: PricedRequest, day: LocalDate) {
  const { lowest, varies } = pricesOfDay(offer, day);
  return varies ? { price: lowest, priceVaries: true } : { price: existingItems[0]?.price ?? lowest };
}

/** Times rise. Throws what `requestedChange` does. */
export async function itemStarts(source: DaySource, own: ReservationWithItems, change: ItemChange): Promise<OwnStarts> {
  const { request, replaced } = await requestedChange(source.db, own, change);
  const planned = { products: request.products, replacedItemIds: replaced };
  const { day, existingBookings } = await groupDay(source, own, planned);
  const starts = withinPlannerLimits(() => startsFor(day, existingBookings, request), []);
  const times = starts.map(formatTime);
  if (!pricesOfDay(request.offer, day.date).varies) return { times };
  return { times, prices: Object.fromEntries(starts.map((at) => [formatTime(at), priceAtStart(request, day, at)])) };
}

const mayReplace = ({ request }: RequestedChange, offer: SoldProduct): boolean =>
  request.offer.objectType === 'product' &&
  offer.objectType === 'product' &&
  offer.planning?.guests === request.guests.length &&
  offer.stay === null &&
  !isEntry(offer);

const isDuplicate = ({ request, staying }: RequestedChange, offer: SoldProduct): boolean =>
  request.guests.some((guest) => duplicateOf(itemsOfGuest(staying, guest), { ...offer, products: [] }) !== null);
