import type { BookableProduct, Wish } from '../day/day.types.ts';
import type { BookedItem } from '../day/keptBookings.ts';
import type { Activity } from '../stay/entryTimes.ts';
import type { BrokenUnit } from './replan.types.ts';

/** An item of a group, with what it hangs below: an arrangement, or the entry that a stay belongs to. */
export type GroupItem = BookedItem & {
  reservationId: string;
  parentId: string | null;
  objectType: 'product' | 'collection';
};

export type Catalogue = {
  products: ReadonlyMap<string, BookableProduct>;
  /** Activities by the id of their product. */
  activities: ReadonlyMap<string, { activity: Activity; poolId: string }>;
};

/**
 * The units that broken items belong to, for one reservation whose items come in the order of booking: a product, an
 * arrangement with its parts, a duo, a stay. A unit that cannot be moved, as its product has no times any more, has
 * `booked: null`. Never throws.
 */
export function brokenUnits(
  items: readonly GroupItem[],
  brokenIds: ReadonlySet<string>,
  catalogue: Catalogue,
): (Omit<BrokenUnit, 'booked'> & { booked: BrokenUnit['booked'] | null })[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rootOf = (item: GroupItem): GroupItem => (item.parentId !== null && byId.get(item.parentId)) || item;
  const unitOf = (item: GroupItem): string => rootOf(item).unitId ?? rootOf(item).id;
  const ids = new Set(items.filter((item) => brokenIds.has(item.id)).map(unitOf));
  return [...ids].map((id) => {
    const members = items.filter((item) => unitOf(item) === id);
    const starts = members.flatMap(({ startMinute }) => (startMinute === null ? [] : [startMinute]));
    return {
      id,
      reservationId: members[0]!.reservationId,
      itemIds: members.map((member) => member.id),
      start: starts.length > 0 ? Math.min(...starts) : null,
      booked: bookedAs(id, members, catalogue),
    };
  });
}

function bookedAs(id: string, members: readonly GroupItem[], catalogue: Catalogue): BrokenUnit['booked'] | null {
  const [root] = members.filter(({ parentId }) => parentId === null);
  if (!root) return null;
  const stay = members.find(({ checkinType }) => checkinType);
  if (stay && root.objectType === 'product') return stayOf(members, stay, catalogue);
  const parts = root.objectType === 'collection' ? members.filter(({ parentId }) => parentId === root.id) : [root];
  const wish = movableWish(
    id,
    members,
    parts.filter(({ checkinType }) => !checkinType),
    catalogue,
  );
  return wish && { wish };
}

function stayOf(
  members: readonly GroupItem[],
  { productId, startMinute, endMinute }: GroupItem,
  { activities }: Catalogue,
): BrokenUnit['booked'] | null {
  const found = activities.get(productId);
  if (!found || startMinute === null || endMinute === null) return null;
  const guests = personsOf(members);
  return { stay: { ...found, units: guests.length, span: { from: startMinute, to: endMinute } }, guests };
}

function movableWish(
  id: string,
  members: readonly GroupItem[],
  parts: readonly GroupItem[],
  { products }: Catalogue,
): Wish | null {
  const found = parts.map((part) => ({ part, product: products.get(part.productId) }));
  const isMovable = found.every(
    ({ part, product }) => product && (part.startMinute === null || product.planning || product.stay),
  );
  if (!isMovable) return null;
  const first = found.find(({ product }) => product?.planning);
  return {
    id,
    guests: personsOf(members),
    products: found.flatMap(({ product }) => (product ? [product] : [])),
    preferred: first?.part.startMinute ?? null,
    isFixed: false,
  };
}

const personsOf = (members: readonly GroupItem[]): number[] =>
  [...new Set(members.map(({ person }) => person))].toSorted((a, b) => a - b);
