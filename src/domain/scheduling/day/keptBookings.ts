import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { BookableProduct, KeptBooking } from './day.types.ts';

/** Something a guest has, as it is written down; times are minutes of the day. */
export type BookedItem = {
  id: string;
  person: number;
  productId: string;
  /** Shared by items that were booked as one. */
  unitId: string | null;
  checkinType: boolean;
  startMinute: MinuteOfDay | null;
  endMinute: MinuteOfDay | null;
};

/**
 * What stays where it is while something else is planned: one booking per item with a time of its own, one for all guests
 * of what they share. Stays and what takes no time are left out. Never throws.
 */
export function keptBookings(
  items: readonly BookedItem[],
  products: ReadonlyMap<string, BookableProduct>,
  claims: readonly { itemId: string; resourceId: string }[],
): KeptBooking[] {
  const bookings = new Map<string, KeptBooking & { guests: number[]; resources: string[] }>();
  for (const item of items) {
    const product = products.get(item.productId);
    if (item.checkinType || !product?.planning || item.startMinute === null || item.endMinute === null) continue;
    const isShared = product.planning.guests > 1 && item.unitId !== null;
    const id = isShared ? `${item.unitId}/${item.productId}` : item.id;
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
