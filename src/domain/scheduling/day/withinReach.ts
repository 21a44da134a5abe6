import { maxItemsOfGuest } from '../solver/compile.ts';
import type { GroupUnit } from '../solver/groupInput.ts';
import type { Wish } from './day.types.ts';
import { guestId } from './unitOf.ts';

/**
 * The wishes that can be planned beside these units: a guest's day holds twelve things at most. What is booked already goes
 * before what is not, then what comes first in the list. Never throws.
 */
export function withinReach(wishes: readonly Wish[], kept: readonly GroupUnit[]): Wish[] {
  const held = new Map<string, number>();
  const add = (guest: string, count: number): void => void held.set(guest, (held.get(guest) ?? 0) + count);
  for (const { items } of kept) for (const item of items) for (const guest of item.guests) add(guest, 1);
  const fits = new Set<Wish>();
  for (const wish of wishes.toSorted((a, b) => Number(b.isBooked ?? false) - Number(a.isBooked ?? false))) {
    const guests = wish.guests.map(guestId);
    const count = wish.products.filter(({ planning }) => planning !== null).length;
    if (guests.some((guest) => (held.get(guest) ?? 0) + count > maxItemsOfGuest)) continue;
    fits.add(wish);
    for (const guest of guests) add(guest, count);
  }
  return wishes.filter((wish) => fits.has(wish));
}
