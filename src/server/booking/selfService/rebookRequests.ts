import { awaitsAnswerAboutDay } from '#domain/booking/movedItems.ts';
import type { Movable } from '#domain/booking/movedItems.ts';
import { cardFlowSlug } from '#domain/booking/cardVisits.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';
import { plannedProducts } from '#server/catalog/soldProducts.service.ts';
import type { BookableProduct, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { bookedStart } from '../planning/bookedStart.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import type { Db, ItemRow, ReservationRow } from '../rows/reservation.types.ts';
import { stayActivities } from './stayActivities.repo.ts';
import type { StayActivity } from './stayActivities.repo.ts';

/** Everything of a booking as requests, each with the start it has: what is booked is planned anew, sold or not. */
export async function rebookRequests(
  db: Db,
  row: Pick<ReservationRow, 'venueId' | 'slug'>,
  items: readonly ItemRow[],
): Promise<PricedRequest[]> {
  const productsById = new Map(
    (await plannedProducts(db, row.venueId, [...new Set(items.map(({ productId }) => productId))])).map((product) => [
      product.id,
      product,
    ]),
  );
  const stayIds = items.filter(({ checkinType }) => checkinType).map(({ productId }) => productId);
  const activities = await stayActivities(db, row.venueId, stayIds);
  const catalogue = { productsById, activities };
  const units = new Map<string, ItemRow[]>();
  for (const root of items.filter(({ parentId }) => parentId === null)) {
    const key = root.unitId ?? root.id;
    units.set(key, [...(units.get(key) ?? []), root]);
  }
  return [...units.values()].flatMap((roots) => requestOf(roots, items, catalogue) ?? []);
}

/**
 * On another day they have the price of that day and start; on the same day what `priceFor` says. It stays where visits pay, and
 * where the venue moves the booking to another day, until its guest agrees to one.
 */
export const atPricesOf = (
  requests: readonly PricedRequest[],
  { row: { slug }, items }: MovingBooking,
  { isSameDay, isByVenue = false }: { isSameDay: boolean; isByVenue?: boolean },
): PricedRequest[] => {
  if (isByVenue || slug === cardFlowSlug || items.some(awaitsAnswerAboutDay))
    return requests.map((request) => ({ ...request, bookedStart: null }));
  return isSameDay ? [...requests] : requests.map((request) => ({ ...request, existingItems: [] }));
};

type MovingBooking = { row: { slug: string }; items: readonly Movable[] };

export interface Catalogue {
  productsById: ReadonlyMap<string, SoldProduct>;
  activities: ReadonlyMap<string, StayActivity>;
}

function requestOf(roots: readonly ItemRow[], items: readonly ItemRow[], catalogue: Catalogue): PricedRequest | null {
  const [root] = roots;
  const offer = root && catalogue.productsById.get(root.productId);
  if (!root || !offer) return null;
  const parts = items.filter(({ parentId, checkinType }) => parentId === root.id && !checkinType);
  const own = root.objectType === 'collection' ? parts : [root];
  const products = own.flatMap(({ productId }) => catalogue.productsById.get(productId) ?? []);
  const booked =
    root.objectType === 'collection'
      ? products
      : products.map((product) => withStay(product, stayOf(root, items)?.productId, catalogue));
  return {
    id: root.id,
    guests: roots.map(({ person }) => person),
    offer,
    products: booked,
    existingItems: roots,
    bookedStart: bookedStart(booked, roots, items),
    preferred: firstStart(own, products),
    isFixed: false,
  };
}

const stayOf = (root: ItemRow, items: readonly ItemRow[]): ItemRow | undefined =>
  items.find(({ parentId, checkinType }) => parentId === root.id && checkinType);

/** The stay that was booked: a check-in has that of its flow, whatever its product has elsewhere. */
export function withStay<P extends BookableProduct>(
  product: P,
  activityId: string | undefined,
  { productsById, activities }: Catalogue,
): P {
  const activityProduct = activityId === undefined ? undefined : productsById.get(activityId);
  const activity = activityId === undefined ? undefined : activities.get(activityId);
  if (!activityProduct || !activity) return product;
  return { ...product, stay: { activityProduct, activity, poolId: activity.poolId } };
}

function firstStart(own: readonly ItemRow[], products: readonly SoldProduct[]): MinuteOfDay | null {
  const first = products.find(({ planning }) => planning !== null);
  return own.find(({ productId }) => productId === first?.id)?.startMinute ?? null;
}
