import { maxItemsOfGuest } from '../solver/compile.ts';
import type { GroupInput, GroupPool, GroupUnit } from '../solver/groupInput.ts';
import { bucketMinutes } from '../stay/entryTimes.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';
import type { Day, ExistingBooking, BookingRequest } from './day.ts';
import { busyUnits, withClaims } from './existingBookings.ts';
import { guestId, openDoor, unitOf } from './requestUnit.ts';
import type { RequestUnit } from './requestUnit.ts';

export type DayInput = { input: GroupInput; units: Map<string, RequestUnit> };

/** More places than anybody can take. */
const plenty = 1_000_000;

/** A pool with a place for everybody while the venue is open. */
export const openPool = (id: string, blocks: readonly OpeningBlock[]): GroupPool => ({
  id,
  free: blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute, places: plenty })),
});

/**
 * A day and what is wished on it, as the group planner takes it. Guests are inside during the group's stay, else while
 * the venue is open, and never before `earliest`. `mealLast` tells of which wishes the meal follows the rest. A wish that is
 * more than a guest's day can hold has no unit in the input.
 */
export function dayInput(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
  mealLast: (wish: BookingRequest) => boolean = () => false,
): DayInput {
  const weightOf = weights(wishes);
  const units = new Map(
    wishes.map((wish) => {
      const { unit, ...rest } = unitOf(wish, day, mealLast(wish));
      return [wish.id, { ...rest, unit: { ...unit, weight: weightOf(wish) } }];
    }),
  );
  const window = {
    from: Math.max(day.earliest, day.stay?.from ?? day.blocks[0]?.fromMinute ?? 0),
    to: day.stay?.to ?? day.blocks.at(-1)?.toMinute ?? 0,
  };
  const guests = Array.from({ length: day.personCount }, (_, index) => ({ id: guestId(index + 1), ...window }));
  const busy = busyUnits(kept, day.changingGap, guestId);
  const wished = withinGuestLimit(wishes, busy).map(({ id }) => units.get(id)!);
  return {
    units,
    input: {
      changingGap: day.changingGap,
      guests: [...guests, ...wished.flatMap(({ stayGuests }) => stayGuests)],
      units: [...busy, ...wished.map(({ unit }) => unit)],
      resources: withClaims(day.resources, kept),
      pools: [...day.pools.map((pool) => ({ ...pool, stretch: bucketMinutes })), openPool(openDoor, day.blocks)],
    },
  };
}

/** Guests, and for one who has it already more than for everything new together. */
function weights(wishes: readonly BookingRequest[]): (wish: BookingRequest) => number {
  const fresh = wishes.reduce((sum, { guests, isBooked }) => sum + (isBooked ? 0 : guests.length), 0);
  return ({ guests, isBooked }) => guests.length * (isBooked ? fresh + 1 : 1);
}

/**
 * The wishes that can be planned beside these units: a guest's day holds twelve things at most. What is booked already goes
 * before what is not, then what comes first in the list. Never throws.
 */
export function withinGuestLimit(wishes: readonly BookingRequest[], kept: readonly GroupUnit[]): BookingRequest[] {
  const held = new Map<string, number>();
  const add = (guest: string, count: number): void => void held.set(guest, (held.get(guest) ?? 0) + count);
  for (const { items } of kept) for (const item of items) for (const guest of item.guests) add(guest, 1);
  const fits = new Set<BookingRequest>();
  for (const wish of wishes.toSorted((a, b) => Number(b.isBooked ?? false) - Number(a.isBooked ?? false))) {
    const guests = wish.guests.map(guestId);
    const count = wish.products.filter(({ planning }) => planning !== null).length;
    if (guests.some((guest) => (held.get(guest) ?? 0) + count > maxItemsOfGuest)) continue;
    fits.add(wish);
    for (const guest of guests) add(guest, count);
  }
  return wishes.filter((wish) => fits.has(wish));
}
