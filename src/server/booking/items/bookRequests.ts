import type { DayPlan, Placed } from '#domain/scheduling/day/dayPlan.ts';
import type { BookableProduct, ProductFacts, SoldProduct } from '#server/catalog/soldProducts.service.ts';
import { dueOfGroup } from '#domain/booking/groupDeposit.ts';
import { together } from '#server/db/together.ts';
import { claimPlaces } from '#server/scheduling/claims/claims.service.ts';
import type { PlaceClaims } from '#server/scheduling/claims/claims.service.ts';
import { priceFor } from '../planning/priceFor.ts';
import type { PricedRequest } from '../planning/pricedRequests.ts';
import { insertItems } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';
import type { NewItem, ReservationRow, Tx } from '../rows/reservation.types.ts';

interface Booking {
  items: NewItem[];
  pools: PlaceClaims['pools'];
  resources: PlaceClaims['resources'];
}

/** Claims the places of a plan and writes the items, sent at once; refused requests are skipped. `written` throws `ClaimConflict`. */
export function bookRequests(
  deps: Deps,
  tx: Tx,
  { row, requests, plan }: { row: ReservationRow; requests: readonly PricedRequest[]; plan: DayPlan },
): { items: NewItem[]; written: Promise<unknown> } {
  const booking: Booking = { items: [], pools: [], resources: [] };
  for (const request of requests) {
    const placed = plan.booked.get(request.id);
    if (placed) addRequest(deps, booking, { row, request, placed });
  }
  const { items, ...claims } = booking;
  const owner = { venueId: row.venueId, reservationId: row.id, day: row.day, newId: deps.newId };
  const claimed = claimPlaces(tx, { ...owner, ...claims });
  return { items, written: together([claimed, insertItems(tx, items)]) };
}

type Deps = Pick<ReservationDeps, 'newId'>;
type BookedRequest = { row: ReservationRow; request: PricedRequest; placed: readonly Placed[] };

function addRequest(deps: Deps, booking: Booking, { row, request, placed }: BookedRequest): void {
  const { offer, guests, products, partOf } = request;
  const unitId = partOf?.[0] ? partOf[0].unitId : guests.length > 1 ? deps.newId() : null;
  for (const person of guests) {
    const arrangementId = partOf?.find((root) => root.person === person)?.id;
    const isCollection = offer.objectType === 'collection' && arrangementId === undefined;
    const base = { venueId: row.venueId, reservationId: row.id, person, unitId };
    const price = priceFor(request, person, { day: row.day, placed });
    const root = isCollection
      ? collectionItem(deps, offer, { row, base, price, placed: placedFor(placed, person) })
      : null;
    if (root) booking.items.push(root);
    const parentId = root?.id ?? arrangementId ?? null;
    for (const [index, product] of products.entries()) {
      const place = placed.find((one) => one.product === index && one.guests.includes(person)) ?? null;
      const item: NewItem = {
        ...base,
        ...productColumns(parentId === null ? product : { ...product, ...paymentOf(offer) }, row),
        id: deps.newId(),
        parentId,
        position: booking.items.length,
        price: parentId === null ? price : 0,
        startMinute: place?.start ?? null,
        endMinute: place?.end ?? null,
      };
      booking.items.push(item);
      if (place) claim(deps, booking, { row, item, product, place });
    }
  }
}

const placedFor = (placed: readonly Placed[], person: number): Placed[] =>
  placed.filter(({ guests }) => guests.includes(person));

type Base = Pick<NewItem, 'venueId' | 'reservationId' | 'person' | 'unitId'>;

function collectionItem(
  deps: Deps,
  offer: SoldProduct,
  { row, base, price, placed }: { row: ReservationRow; base: Base; price: number; placed: readonly Placed[] },
): NewItem {
  return {
    ...base,
    ...productColumns(offer, row),
    id: deps.newId(),
    objectType: 'collection',
    price,
    startMinute: placed.length > 0 ? Math.min(...placed.map(({ start }) => start)) : null,
    endMinute: placed.length > 0 ? Math.max(...placed.map(({ end }) => end)) : null,
  };
}

/** Parts of an arrangement are paid as it is paid. */
const paymentOf = ({ paymentMoment, depositPercentage }: ProductFacts) => ({ paymentMoment, depositPercentage });

const productColumns = (product: ProductFacts, row: ReservationRow) => ({
  productId: product.id,
  type: product.type,
  name: JSON.stringify(product.name),
  vatRate: product.vatRate,
  ...dueOfGroup(product, row),
});

/** Shared resources are claimed once, for the first guest; a stay by an activity of its own. */
function claim(
  deps: Deps,
  booking: Booking,
  { row, item, product, place }: { row: ReservationRow; item: NewItem; product: BookableProduct; place: Placed },
): void {
  const { start, end, resources, guests } = place;
  if (product.stay) claimStay(deps, booking, { row, item, stay: product.stay, place });
  const { planning } = product;
  if (!planning || guests[0] !== item.person) return;
  item.claimCount = resources.length + (planning.pool ? 1 : 0);
  const claimed = { itemId: item.id, fromMinute: start - planning.bufferBefore, toMinute: end + planning.bufferAfter };
  booking.resources.push(...resources.map((resourceId) => ({ ...claimed, resourceId })));
  if (!planning.pool) return;
  const { poolId, units } = planning.pool;
  booking.pools.push({ itemId: item.id, poolId, units, fromMinute: start, toMinute: end });
}

function claimStay(
  deps: Deps,
  booking: Booking,
  {
    row,
    item,
    stay,
    place,
  }: { row: ReservationRow; item: NewItem; stay: NonNullable<BookableProduct['stay']>; place: Placed },
): void {
  const activity: NewItem = {
    ...item,
    ...productColumns(stay.activityProduct, row),
    id: deps.newId(),
    parentId: item.parentId ?? item.id,
    checkinType: true,
    price: 0,
    claimCount: 1,
  };
  booking.items.push(activity);
  const times = { fromMinute: place.start, toMinute: place.end };
  booking.pools.push({ itemId: activity.id, poolId: stay.poolId, units: 1, ...times });
}
