import type { BookableProduct, BookingRequest } from '../day/day.ts';
import type { BookedItem } from '../day/existingBookings.ts';
import type { Span } from '../solver/groupInput.ts';
import type { Activity } from '../stay/entryTimes.ts';

/** `parentId`: its arrangement, or the entry of a stay. */
export type GroupItem = BookedItem & {
  reservationId: string;
  parentId: string | null;
  objectType: 'product' | 'collection';
};

export type Catalogue = {
  products: ReadonlyMap<string, BookableProduct>;
  activities: ReadonlyMap<string, { activity: Activity; poolId: string }>;
};

export type MovableStay = { activity: Activity; poolId: string; units: number; span: Span };

/** Items that move together or not at all, of which at least one is invalidated. */
export type InvalidatedUnit = {
  id: string;
  reservationId: string;
  itemIds: readonly string[];
  start: number | null;
  booked: { request: BookingRequest } | { stay: MovableStay; guests: readonly number[] };
};

/**
 * The units of one reservation's invalidated items: a product, an arrangement with its parts, a duo or a stay.
 * `items` in the order of booking. `booked` null: its product has no times any more, so it cannot move.
 */
export function invalidatedUnits(
  items: readonly GroupItem[],
  invalidatedIds: ReadonlySet<string>,
  catalogue: Catalogue,
): (Omit<InvalidatedUnit, 'booked'> & { booked: InvalidatedUnit['booked'] | null })[] {
  const byId = new Map(items.map((item) => [item.id, item]));
  const rootOf = (item: GroupItem): GroupItem => (item.parentId !== null && byId.get(item.parentId)) || item;
  const unitOf = (item: GroupItem): string => rootOf(item).unitId ?? rootOf(item).id;
  const ids = new Set(items.filter((item) => invalidatedIds.has(item.id)).map(unitOf));
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

function bookedAs(id: string, members: readonly GroupItem[], catalogue: Catalogue): InvalidatedUnit['booked'] | null {
  const [root] = members.filter(({ parentId }) => parentId === null);
  if (!root) return null;
  const stay = members.find(({ checkinType }) => checkinType);
  if (stay && root.objectType === 'product') return stayOf(members, stay, catalogue);
  const parts = root.objectType === 'collection' ? members.filter(({ parentId }) => parentId === root.id) : [root];
  const planned = parts.filter(({ checkinType }) => !checkinType);
  const request = movableRequest(id, members, planned, catalogue);
  return request && { request };
}

function stayOf(
  members: readonly GroupItem[],
  { productId, startMinute, endMinute }: GroupItem,
  { activities }: Catalogue,
): InvalidatedUnit['booked'] | null {
  const pooledActivity = activities.get(productId);
  if (!pooledActivity || startMinute === null || endMinute === null) return null;
  const guests = guestsOf(members);
  return { stay: { ...pooledActivity, units: guests.length, span: { from: startMinute, to: endMinute } }, guests };
}

function movableRequest(
  id: string,
  members: readonly GroupItem[],
  parts: readonly GroupItem[],
  { products }: Catalogue,
): BookingRequest | null {
  const partProducts = parts.map((part) => ({ part, product: products.get(part.productId) }));
  const isMovable = partProducts.every(
    ({ part, product }) => product && (part.startMinute === null || product.planning || product.stay),
  );
  if (!isMovable) return null;
  const first = partProducts.find(({ product }) => product?.planning);
  return {
    id,
    guests: guestsOf(members),
    products: partProducts.flatMap(({ product }) => (product ? [product] : [])),
    preferred: first?.part.startMinute ?? null,
    isFixed: false,
  };
}

const guestsOf = (members: readonly GroupItem[]): number[] =>
  [...new Set(members.map(({ person }) => person))].toSorted((a, b) => a - b);
