import type { DayPlan, Placed } from '#domain/scheduling/day/dayPlan.ts';
import type { BookableProduct, ProductFacts, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { claimPlaces } from '#server/scheduling/claims/claims.service.ts';
import type { PlaceClaims } from '#server/scheduling/claims/claims.service.ts';
import { priceFor } from '../planning/pricedRequests.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { insertItems } from '../rows/reservations.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

/** What a wish becomes: the rows of its items and what they take. */
interface Booking {
  items: NewItem[];
  pools: PlaceClaims['pools'];
  resources: PlaceClaims['resources'];
}

/**
 * Claims what a plan gives to these wishes and writes their items, at the price of the reservation's day or the
 * one promised before. Refused wishes
 * are passed over. Throws `PlanRefused` when somebody else was quicker.
 */
export async function bookRequests(
  tools: Pick<ReservationDeps, 'newId'>,
  tx: Tx,
  { row, wishes, plan }: { row: ReservationRow; wishes: readonly PricedRequest[]; plan: DayPlan },
): Promise<void> {
  const booking: Booking = { items: [], pools: [], resources: [] };
  for (const wish of wishes) {
    const placed = plan.booked.get(wish.id);
    if (placed) addWish(tools, booking, { row, wish, placed });
  }
  const { items, ...claims } = booking;
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day, newId: tools.newId };
  await claimPlaces(tx, { ...owner, ...claims });
  await insertItems(tx, items);
}

type Tools = Pick<ReservationDeps, 'newId'>;
type BookedWish = { row: ReservationRow; wish: PricedRequest; placed: readonly Placed[] };

function addWish(tools: Tools, booking: Booking, { row, wish, placed }: BookedWish): void {
  const unitId = wish.guests.length > 1 ? tools.newId() : null;
  for (const person of wish.guests) {
    const isCollection = wish.sold.objectType === 'collection';
    const base = { venueId: row.venueId, reservationId: row.id, person, unitId };
    const paid = priceFor(wish, person, row.day);
    const root = isCollection ? collectionItem(tools, wish.sold, { base, paid, placed: own(placed, person) }) : null;
    if (root) booking.items.push(root);
    for (const [index, product] of wish.products.entries()) {
      const place = placed.find((one) => one.product === index && one.guests.includes(person)) ?? null;
      const item: NewItem = {
        ...base,
        ...written(root ? { ...product, ...dueOf(wish.sold) } : product),
        id: tools.newId(),
        parentId: root?.id ?? null,
        position: booking.items.length,
        price: root ? 0 : paid,
        startMinute: place?.start ?? null,
        endMinute: place?.end ?? null,
      };
      booking.items.push(item);
      if (place) claim(tools, booking, { item, product, place });
    }
  }
}

const own = (placed: readonly Placed[], person: number): Placed[] =>
  placed.filter(({ guests }) => guests.includes(person));

type Base = Pick<NewItem, 'venueId' | 'reservationId' | 'person' | 'unitId'>;

/** The arrangement itself: it has the price, and the times from its first part to its last. */
function collectionItem(
  tools: Tools,
  sold: SoldProduct,
  { base, paid, placed }: { base: Base; paid: number; placed: readonly Placed[] },
): NewItem {
  return {
    ...base,
    ...written(sold),
    id: tools.newId(),
    objectType: 'collection',
    price: paid,
    startMinute: placed.length > 0 ? Math.min(...placed.map(({ start }) => start)) : null,
    endMinute: placed.length > 0 ? Math.max(...placed.map(({ end }) => end)) : null,
  };
}

/** Parts of an arrangement are paid as it is paid. */
const dueOf = ({ paymentMoment, depositPercentage }: ProductFacts) => ({ paymentMoment, depositPercentage });

const written = (product: ProductFacts) => ({
  productId: product.id,
  type: product.type,
  name: JSON.stringify(product.name),
  vatRate: product.vatRate,
  paymentMoment: product.paymentMoment,
  depositPercentage: product.depositPercentage,
});

/** What is shared is claimed once, for the first of its guests; a stay is claimed by an activity of its own. */
function claim(
  tools: Tools,
  booking: Booking,
  { item, product, place }: { item: NewItem; product: BookableProduct; place: Placed },
): void {
  const { start, end, resources, guests } = place;
  if (product.stay) claimStay(tools, booking, { item, stay: product.stay, place });
  const { planning } = product;
  if (!planning || guests[0] !== item.person) return;
  item.claimCount = resources.length + (planning.pool ? 1 : 0);
  const held = { itemId: item.id, fromMinute: start - planning.bufferBefore, toMinute: end + planning.bufferAfter };
  booking.resources.push(...resources.map((resourceId) => ({ ...held, resourceId })));
  if (!planning.pool) return;
  const { poolId, units } = planning.pool;
  booking.pools.push({ itemId: item.id, poolId, units, fromMinute: start, toMinute: end });
}

function claimStay(
  tools: Tools,
  booking: Booking,
  { item, stay, place }: { item: NewItem; stay: NonNullable<BookableProduct['stay']>; place: Placed },
): void {
  const activity: NewItem = {
    ...item,
    ...written(stay.activityProduct),
    id: tools.newId(),
    parentId: item.parentId ?? item.id,
    checkinType: true,
    price: 0,
    claimCount: 1,
  };
  booking.items.push(activity);
  const times = { fromMinute: place.start, toMinute: place.end };
  booking.pools.push({ itemId: activity.id, poolId: stay.poolId, units: 1, ...times });
}
