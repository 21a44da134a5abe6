import { isPlanned } from '#domain/scheduling/day/day.ts';
import { duplicateOf } from '#domain/booking/items.ts';
import type { GuestItem } from '#domain/booking/items.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { StoredBookingRequest } from '#server/db/jsonColumns.ts';
import { problem } from '#server/http/problem.ts';
import { itemsOfGuest, removedWith } from '../rows/guestItems.ts';
import type { ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { bookedStart } from './bookedStart.ts';
import { pricedRequests } from './pricedRequests.ts';
import type { PricedRequest } from './pricedRequests.ts';

export interface GroupRequests {
  requests: PricedRequest[];
  duplicates: { request: PricedRequest; reason: 'duplicate' | 'entry_duplicate' }[];
}

/** What a flow sells, and what a group has, sold or not. */
export type GroupOffers = { offers: readonly SoldProduct[]; owned: readonly SoldProduct[] };

type Group = { row: ReservationRow; items: readonly ItemRow[]; stored: readonly StoredBookingRequest[] };

/**
 * Finds offers, existing items and the guests of a duo; what takes no time is left out. `allNew`: it is not, and nothing that is
 * asked for is what a guest has already. Throws `product_unavailable` for what neither the flow sells nor the guest has,
 * `person_count_invalid` for unknown guests or a duo without companion.
 */
export function groupRequests(
  { offers, owned }: GroupOffers,
  { row, items, stored }: Group,
  { allNew = false } = {},
): GroupRequests {
  const catalogue: Catalogue = { offers: byXplanId(offers), owned: byXplanId(owned) };
  const group: GroupRequests = { requests: [], duplicates: [] };
  for (const request of requestsOf({ row, items: allNew ? [] : items, stored }, catalogue)) {
    if (!allNew && !request.products.some(isPlanned)) continue;
    const reason = request.isBooked ? null : duplicateReason(request, items, group.requests);
    if (reason) group.duplicates.push({ request, reason });
    else group.requests.push(request);
  }
  return group;
}

export const replacedItemIds = (items: readonly ItemRow[], requests: readonly PricedRequest[]): string[] =>
  removedWith(
    items,
    requests.flatMap(({ existingItems }) => existingItems.map(({ id }) => id)),
  );

function duplicateReason(request: PricedRequest, items: readonly ItemRow[], others: readonly PricedRequest[]) {
  const newItem = guestItemOf(request);
  const requestedFor = (guest: number): GuestItem[] =>
    others.filter(({ guests, isBooked }) => !isBooked && guests.includes(guest)).map(guestItemOf);
  return request.guests
    .map((guest) => duplicateOf([...itemsOfGuest(items, guest), ...requestedFor(guest)], newItem))
    .find((reason) => reason !== null);
}

const guestItemOf = ({ id, offer: { xplanId, type, objectType }, products }: PricedRequest): GuestItem => ({
  itemId: id,
  xplanId,
  type,
  checkinType: false,
  products: objectType === 'collection' ? products : [],
});

/** By public id. */
interface Catalogue {
  offers: ReadonlyMap<string, SoldProduct>;
  owned: ReadonlyMap<string, SoldProduct>;
}

const byXplanId = (products: readonly SoldProduct[]): Map<string, SoldProduct> =>
  new Map(products.map((product) => [product.xplanId, product]));

/** Guests who share a unit already are planned as one, else as many as the product takes, in the given order. */
function requestsOf({ row, items, stored }: Group, { offers, owned }: Catalogue): PricedRequest[] {
  const open = [...stored];
  const matched: ItemRow[] = [];
  const requests: PricedRequest[] = [];
  const rootOf = ({ person, productId }: StoredBookingRequest): ItemRow | undefined =>
    items.find(
      (item) =>
        item.person === person && item.xplanId === productId && item.parentId === null && !matched.includes(item),
    );
  for (let next = open.shift(); next; next = open.shift()) {
    const { person, productId, productIds, preferredMinute } = next;
    const root = rootOf(next);
    const offer = (root ? owned : offers).get(productId);
    if (!offer) throw problem('product_unavailable');
    const existingItems = root ? items.filter((item) => item === root || isShared(item, root)) : [];
    const isFree = (one: StoredBookingRequest): boolean => one.productId === productId && !rootOf(one);
    const others = root ? existingItems.map((item) => item.person) : partners(open.filter(isFree), offer, person);
    matched.push(...existingItems);
    for (const other of others)
      if (other !== person) removeFirst(open, (one) => one.productId === productId && one.person === other);
    const question = { xplanId: productId, parts: productIds, guests: [person, ...others] };
    const party = { personCount: row.personCount, allowsAllGuests: false };
    const [request] = pricedRequests(offer, question, party, (guests) =>
      [productId, guests.join('+'), requests.filter((one) => isFor(one, productId, guests)).length].join(' '),
    );
    if (!request) continue;
    const preferred = preferredMinute ?? existingStart(items, root, request);
    const start = bookedStart(request.products, existingItems, items);
    requests.push({ ...request, preferred, isBooked: root !== undefined, existingItems, bookedStart: start });
  }
  return requests;
}

const isShared = (item: ItemRow, root: ItemRow): boolean =>
  root.unitId !== null && item.unitId === root.unitId && item.parentId === null;

const isFor = ({ offer, guests }: PricedRequest, productId: string, others: readonly number[]): boolean =>
  offer.xplanId === productId && guests.join() === others.join();

function existingStart(items: readonly ItemRow[], root: ItemRow | undefined, request: PricedRequest): number | null {
  const first = request.products.find(({ planning }) => planning !== null);
  if (!root || !first) return null;
  const rows = [root, ...items.filter(({ parentId }) => parentId === root.id)];
  return rows.find(({ productId, checkinType }) => productId === first.id && !checkinType)?.startMinute ?? null;
}

function partners(open: readonly StoredBookingRequest[], offer: SoldProduct, person: number): number[] {
  const sizes = [offer, ...offer.parts.map(({ product }) => product)].map(({ planning }) => planning?.guests ?? 1);
  const others = new Set(open.map((one) => one.person).filter((other) => other !== person));
  return [...others].slice(0, Math.max(...sizes) - 1);
}

function removeFirst(open: StoredBookingRequest[], matches: (one: StoredBookingRequest) => boolean): void {
  const index = open.findIndex(matches);
  if (index >= 0) open.splice(index, 1);
}
