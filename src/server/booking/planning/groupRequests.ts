import { isPlanned } from '#domain/scheduling/day/day.ts';
import { duplicateOf } from '#domain/booking/items.ts';
import type { GuestItem } from '#domain/booking/items.ts';
import { plannedProducts, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { StoredBookingRequest } from '#server/db/jsonColumns.ts';
import { problem } from '#server/http/problem.ts';
import { removedWith, itemsOfGuest } from '../rows/guestItems.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { pricedRequests } from './pricedRequests.ts';
import type { PricedRequest } from './pricedRequests.ts';

/** A wish of a group. `roots`: what of it is booked already, an item for each guest; empty for what is new. */
export interface GroupedWish extends PricedRequest {
  roots: readonly ItemRow[];
}

/** What a group wishes for its whole day. */
export interface GroupRequests {
  /** To be planned: what is booked already anew, the rest beside it. Ids are the same while the group has the same. */
  wishes: GroupedWish[];
  /** New ones to which a guest's other items, or other wishes, object. */
  objections: { wish: PricedRequest; reason: 'duplicate' | 'entry_duplicate' }[];
}

/**
 * Finds what is sold, what of it the group has already, and who shares a duo. What takes no time is left as it is. Throws
 * `product_unavailable` for what this flow does not sell and that guest does not have, `person_count_invalid` for guests
 * that are not there or a duo without companion.
 */
export async function groupRequests(
  db: Db,
  { row, items, wished }: { row: ReservationRow; items: readonly ItemRow[]; wished: readonly StoredBookingRequest[] },
): Promise<GroupRequests> {
  const sold = await soldProducts(db, row.venueId, row.flowId);
  const roots = items.filter(({ parentId }) => parentId === null);
  const owned = await plannedProducts(db, row.venueId, [...new Set(roots.map(({ productId }) => productId))]);
  const sale: Sale = {
    wished,
    sold: new Map(sold.map((product) => [product.xplanId, product])),
    owned: new Map(owned.map((product) => [product.xplanId, product])),
  };
  const group: GroupRequests = { wishes: [], objections: [] };
  for (const wish of parties(row, items, sale)) {
    if (!wish.products.some(isPlanned)) continue;
    const reason = wish.isBooked ? null : objectionTo(wish, items, group.wishes);
    if (reason) group.objections.push({ wish, reason });
    else group.wishes.push(wish);
  }
  return group;
}

/** The ids of the items that these wishes replace, with what hangs below them. */
export const replacedBy = (items: readonly ItemRow[], wishes: readonly GroupedWish[]): string[] =>
  removedWith(
    items,
    wishes.flatMap(({ roots }) => roots.map(({ id }) => id)),
  );

function objectionTo(wish: PricedRequest, items: readonly ItemRow[], others: readonly GroupedWish[]) {
  const wanted = asHeld(wish);
  const wishedBy = (guest: number): GuestItem[] =>
    others.filter(({ guests, isBooked }) => !isBooked && guests.includes(guest)).map(asHeld);
  return wish.guests
    .map((guest) => duplicateOf([...itemsOfGuest(items, guest), ...wishedBy(guest)], wanted))
    .find((reason) => reason !== null);
}

const asHeld = ({ id, sold: { xplanId, type, objectType }, products }: PricedRequest): GuestItem => ({
  itemId: id,
  xplanId,
  type,
  checkinType: false,
  products: objectType === 'collection' ? products : [],
});

/** By the planner's public ids: what the flow sells, and what somebody of the group has, sold or not. */
interface Sale {
  wished: readonly StoredBookingRequest[];
  sold: ReadonlyMap<string, SoldProduct>;
  owned: ReadonlyMap<string, SoldProduct>;
}

/** Who is planned as one: guests who share a unit already, else as many as the product takes, in the order of the wish. */
function parties(row: ReservationRow, items: readonly ItemRow[], { wished, sold, owned }: Sale): GroupedWish[] {
  const open = [...wished];
  const found: ItemRow[] = [];
  const result: GroupedWish[] = [];
  const rootOf = ({ person, productId }: StoredBookingRequest): ItemRow | undefined =>
    items.find(
      (one) => one.person === person && one.xplanId === productId && one.parentId === null && !found.includes(one),
    );
  for (let item = open.shift(); item; item = open.shift()) {
    const { person, productId, preferredMinute } = item;
    const root = rootOf(item);
    const product = (root ? owned : sold).get(productId);
    if (!product) throw problem('product_unavailable');
    const roots = root ? items.filter((one) => one === root || isShared(one, root)) : [];
    const isFree = (one: StoredBookingRequest): boolean => one.productId === productId && !rootOf(one);
    const others = root ? roots.map((one) => one.person) : partners(open.filter(isFree), product, person);
    found.push(...roots);
    for (const other of others)
      if (other !== person) takeOut(open, (one) => one.productId === productId && one.person === other);
    const request = { sold: product, chosen: item.productIds, persons: [person, ...others], preferredTime: null };
    const [wish] = pricedRequests(request, { personCount: row.personCount, everyoneMayBeAsked: false }, (guests) =>
      [productId, guests.join('+'), result.filter((one) => isFor(one, productId, guests)).length].join(' '),
    );
    if (!wish) continue;
    const preferred = preferredMinute ?? presentStart(items, root, wish);
    result.push({ ...wish, preferred, isBooked: root !== undefined, roots, promised: promisedOf(roots) });
  }
  return result;
}

const isShared = (one: ItemRow, root: ItemRow): boolean =>
  root.unitId !== null && one.unitId === root.unitId && one.parentId === null;

const isFor = ({ sold, guests }: PricedRequest, productId: string, others: readonly number[]): boolean =>
  sold.xplanId === productId && guests.join() === others.join();

const promisedOf = (roots: readonly ItemRow[]): PricedRequest['promised'] =>
  new Map(roots.map(({ person, price }) => [person, price]));

/** What is booked already should move as little as can be. */
function presentStart(items: readonly ItemRow[], root: ItemRow | undefined, wish: PricedRequest): number | null {
  const first = wish.products.find(({ planning }) => planning !== null);
  if (!root || !first) return null;
  const rows = [root, ...items.filter(({ parentId }) => parentId === root.id)];
  return rows.find(({ productId, checkinType }) => productId === first.id && !checkinType)?.startMinute ?? null;
}

/** The companions that the product takes beside a guest: the next ones who wish it too. */
function partners(open: readonly StoredBookingRequest[], sold: SoldProduct, person: number): number[] {
  const guests = [sold, ...sold.parts.map(({ product }) => product)].map(({ planning }) => planning?.guests ?? 1);
  const others = new Set(open.map((one) => one.person).filter((other) => other !== person));
  return [...others].slice(0, Math.max(...guests) - 1);
}

function takeOut(open: StoredBookingRequest[], matches: (item: StoredBookingRequest) => boolean): void {
  const index = open.findIndex(matches);
  if (index >= 0) open.splice(index, 1);
}
