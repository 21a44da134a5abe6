import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupResource, GroupUnit, Span } from '../solver/groupInput.ts';
import { joinedSpans } from './capacity.ts';
import type { BookableProduct, ExistingBooking } from './day.ts';

export type BookedItem = {
  id: string;
  person: number;
  productId: string;
  unitId: string | null;
  checkinType: boolean;
  startMinute: MinuteOfDay | null;
  endMinute: MinuteOfDay | null;
};

/** One booking per timed item, one for all guests of a shared item; stays are left out. */
export function bookingsOfItems(
  items: readonly BookedItem[],
  products: ReadonlyMap<string, BookableProduct>,
  claims: readonly { itemId: string; resourceId: string }[],
): ExistingBooking[] {
  const bookings = new Map<string, ExistingBooking & { guests: number[]; resources: string[] }>();
  for (const item of items) {
    const product = products.get(item.productId);
    if (item.checkinType || !product?.planning || item.startMinute === null || item.endMinute === null) continue;
    const id = bookingIdOf(item, product);
    const booking = bookings.get(id) ?? {
      id,
      guests: [],
      product,
      start: item.startMinute,
      duration: item.endMinute - item.startMinute,
      resources: [],
    };
    booking.guests.push(item.person);
    booking.resources.push(...claims.filter(({ itemId }) => itemId === item.id).map(({ resourceId }) => resourceId));
    bookings.set(id, booking);
  }
  return [...bookings.values()];
}

/** The same for all items of a product that its guests share. */
export const bookingIdOf = ({ id, unitId, productId }: BookedItem, { planning }: BookableProduct): string =>
  (planning?.guests ?? 1) > 1 && unitId !== null ? `${unitId}/${productId}` : id;

const grid = 5;
const down = (minute: number): number => Math.floor(minute / grid) * grid;
const up = (minute: number): number => Math.ceil(minute / grid) * grid;

/** Bookings closer than the changing gap become one unit, so none contradicts another. */
export function busyUnits(
  existingBookings: readonly ExistingBooking[],
  changingGap: number,
  idOf: (guest: number) => string,
): GroupUnit[] {
  const guests = [...new Set(existingBookings.flatMap((one) => one.guests))];
  return guests.flatMap((guest) => {
    const own = existingBookings.filter((one) => one.guests.includes(guest));
    return joinedSpans(own.map(spanOf), up(changingGap)).map((busy) => {
      const inside = own.filter((one) => busy.from <= one.start && one.start < busy.to);
      const id = `existing ${idOf(guest)} ${busy.from}`;
      return busyUnit(id, {
        guest: idOf(guest),
        treatment: inside.length === 1 ? inside[0]!.product.xplanId : id,
        busy,
      });
    });
  });
}

const spanOf = ({ start, duration }: ExistingBooking): Span => ({ from: down(start), to: up(start + duration) });

function busyUnit(id: string, { guest, treatment, busy }: { guest: string; treatment: string; busy: Span }): GroupUnit {
  const item = {
    id,
    guests: [guest],
    treatment,
    duration: busy.to - busy.from,
    needs: [],
    starts: null,
    preferred: null,
    follows: [],
    pool: null,
    existingBooking: { start: busy.from, resources: [] },
  };
  return { id, items: [item] };
}

export function withClaims(
  resources: readonly GroupResource[],
  existingBookings: readonly ExistingBooking[],
): GroupResource[] {
  return resources.map((resource) => {
    const claims = existingBookings.filter((one) => one.resources.includes(resource.id)).map(claimOf);
    return claims.length > 0 ? { ...resource, otherClaims: [...resource.otherClaims, ...claims] } : resource;
  });
}

const claimOf = ({ start, duration, product: { planning } }: ExistingBooking): Span => ({
  from: start - (planning?.bufferBefore ?? 0),
  to: start + duration + (planning?.bufferAfter ?? 0),
});
