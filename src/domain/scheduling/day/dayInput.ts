import { maxItemsOfGuest } from '../solver/compile.ts';
import type { GroupInput, GroupPool, GroupUnit } from '../solver/groupInput.ts';
import { bucketMinutes } from '../stay/entryTimes.ts';
import type { OpeningBlock } from '../stay/openingBlocks.ts';
import type { Day, ExistingBooking, BookingRequest } from './day.ts';
import { busyUnits, withClaims } from './existingBookings.ts';
import { guestId, openDoor, unitOf } from './requestUnit.ts';
import type { RequestUnit } from './requestUnit.ts';

export type DayInput = { input: GroupInput; units: Map<string, RequestUnit> };

const unlimitedPlaces = 1_000_000;

export const openPool = (id: string, blocks: readonly OpeningBlock[]): GroupPool => ({
  id,
  free: blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute, places: unlimitedPlaces })),
});

/** The solver's input. A request beyond the guest's limit has a unit, but none in the input. */
export function dayInput(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
  mealLast: (request: BookingRequest) => boolean = () => false,
): DayInput {
  const weightOf = weights(requests);
  const units = new Map(
    requests.map((request) => {
      const { unit, ...rest } = unitOf(request, day, mealLast(request));
      return [request.id, { ...rest, unit: { ...unit, weight: weightOf(request) } }];
    }),
  );
  const window = {
    from: Math.max(day.earliest, day.stay?.from ?? day.blocks[0]?.fromMinute ?? 0),
    to: day.stay?.to ?? day.blocks.at(-1)?.toMinute ?? 0,
  };
  const guests = Array.from({ length: day.personCount }, (_, index) => ({ id: guestId(index + 1), ...window }));
  const busy = busyUnits(existingBookings, day.changingGap, guestId);
  const plannable = withinGuestLimit(requests, busy).map(({ id }) => units.get(id)!);
  return {
    units,
    input: {
      changingGap: day.changingGap,
      guests: [...guests, ...plannable.flatMap(({ stayGuests }) => stayGuests)],
      units: [...busy, ...plannable.map(({ unit }) => unit)],
      resources: withClaims(day.resources, existingBookings),
      pools: [...day.pools.map((pool) => ({ ...pool, stretch: bucketMinutes })), openPool(openDoor, day.blocks)],
    },
  };
}

function weights(requests: readonly BookingRequest[]): (request: BookingRequest) => number {
  const fresh = requests.reduce((sum, { guests, isBooked }) => sum + (isBooked ? 0 : guests.length), 0);
  return ({ guests, isBooked }) => guests.length * (isBooked ? fresh + 1 : 1);
}

export function withinGuestLimit(requests: readonly BookingRequest[], busy: readonly GroupUnit[]): BookingRequest[] {
  const itemCounts = new Map<string, number>();
  const add = (guest: string, count: number): void => void itemCounts.set(guest, (itemCounts.get(guest) ?? 0) + count);
  for (const { items } of busy) for (const item of items) for (const guest of item.guests) add(guest, 1);
  const fits = new Set<BookingRequest>();
  for (const request of requests.toSorted((a, b) => Number(b.isBooked ?? false) - Number(a.isBooked ?? false))) {
    const guests = request.guests.map(guestId);
    const count = request.products.filter(({ planning }) => planning !== null).length;
    if (guests.some((guest) => (itemCounts.get(guest) ?? 0) + count > maxItemsOfGuest)) continue;
    fits.add(request);
    for (const guest of guests) add(guest, count);
  }
  return requests.filter((request) => fits.has(request));
}
