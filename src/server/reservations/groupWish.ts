import { isPlanned } from '#domain/planning/day/unitOf.ts';
import { duplicateOf } from '#domain/reservation/duplicateOf.ts';
import { plannedProducts, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProduct.types.ts';
import type { WishedItem } from '#server/db/jsonColumns.ts';
import { problem } from '#server/http/problem.ts';
import { goneWith, heldBy } from './heldItems.ts';
import type { Db, ItemRow, ReservationRow } from './reservation.types.ts';
import { soldWishes } from './soldWishes.ts';
import type { SoldWish } from './soldWishes.ts';

/** What a group wishes for its whole day. */
export interface GroupWish {
  /** To be planned: what is booked already anew, the rest beside it. */
  wishes: SoldWish[];
  /** New ones to which a guest's other items object. */
  objections: { wish: SoldWish; reason: 'duplicate' | 'entry_duplicate' }[];
  /** Items that a plan replaces, with what hangs below them. */
  replacedItemIds: string[];
}

/**
 * Finds what is sold, what of it the group has already, and who shares a duo. What takes no time is left as it is. Throws `product_unavailable` for what this
 * flow does not sell and nobody has, `person_count_invalid` for guests that are not there or a duo without companion.
 */
export async function groupWish(
  db: Db,
  { row, items, wished }: { row: ReservationRow; items: readonly ItemRow[]; wished: readonly WishedItem[] },
): Promise<GroupWish> {
  const sold = await soldProducts(db, row.venueId, row.flowId);
  const owned = await plannedProducts(db, row.venueId, [...new Set(items.map(({ productId }) => productId))]);
  const products = new Map([...owned, ...sold].map((product) => [product.xplanId, product]));
  const group: GroupWish = { wishes: [], objections: [], replacedItemIds: [] };
  const replaced = new Set<string>();
  for (const { wish, roots } of parties(row, items, { wished, products })) {
    if (!wish.products.some(isPlanned)) continue;
    for (const id of goneWith(items, roots)) replaced.add(id);
    const others = items.filter((item) => !replaced.has(item.id));
    const parts = wish.sold.objectType === 'collection' ? wish.products : [];
    const objection = (guest: number) => duplicateOf(heldBy(others, guest), { ...wish.sold, products: parts });
    const reason = roots.length > 0 ? null : wish.guests.map(objection).find((one) => one !== null);
    if (reason) group.objections.push({ wish, reason });
    else group.wishes.push(wish);
  }
  return { ...group, replacedItemIds: [...replaced] };
}

interface Sale {
  wished: readonly WishedItem[];
  products: ReadonlyMap<string, SoldProduct>;
}

/** Who is planned as one: guests who share a unit already, else as many as the product takes, in the order of the wish. */
function parties(
  row: ReservationRow,
  items: readonly ItemRow[],
  { wished, products }: Sale,
): { wish: SoldWish; roots: string[] }[] {
  const open = [...wished];
  const result: { wish: SoldWish; roots: string[] }[] = [];
  for (let item = open.shift(); item; item = open.shift()) {
    const sold = products.get(item.productId);
    if (!sold) throw problem('product_unavailable');
    const { person, productId } = item;
    const root = rootOf(items, item);
    const companions = root?.unitId
      ? items.filter(({ unitId, parentId }) => unitId === root.unitId && parentId === null)
      : [];
    const persons =
      companions.length > 0 ? companions.map((one) => one.person) : [person, ...partners(open, sold, item)];
    for (const other of persons) takeOut(open, (one) => one.productId === productId && one.person === other);
    const request = { sold, chosen: item.productIds, persons, preferredTime: null };
    const party = { personCount: row.personCount, everyoneMayBeAsked: false };
    const [wish] = soldWishes(request, party, (guests) => `${productId} ${guests.join('+')}`);
    const roots = companions.length > 0 ? companions.map(({ id }) => id) : root ? [root.id] : [];
    const preferred = item.preferredMinute ?? presentStart(items, root, wish);
    if (wish) result.push({ wish: { ...wish, preferred }, roots });
  }
  return result;
}

/** What is booked already should move as little as can be. */
function presentStart(items: readonly ItemRow[], root: ItemRow | undefined, wish: SoldWish | undefined): number | null {
  const first = wish?.products.find(({ planning }) => planning !== null);
  if (!root || !first) return null;
  const rows = [root, ...items.filter(({ parentId }) => parentId === root.id)];
  return rows.find(({ productId, checkinType }) => productId === first.id && !checkinType)?.startMinute ?? null;
}

const rootOf = (items: readonly ItemRow[], { person, productId }: WishedItem): ItemRow | undefined =>
  items.find((item) => item.person === person && item.xplanId === productId && item.parentId === null);

function partners(open: readonly WishedItem[], sold: SoldProduct, { person, productId }: WishedItem): number[] {
  const guests = [sold, ...sold.parts.map(({ product }) => product)].map(({ planning }) => planning?.guests ?? 1);
  return open
    .filter((one) => one.productId === productId && one.person !== person)
    .slice(0, Math.max(...guests) - 1)
    .map((one) => one.person);
}

function takeOut(open: WishedItem[], matches: (item: WishedItem) => boolean): void {
  const index = open.findIndex(matches);
  if (index >= 0) open.splice(index, 1);
}
