import type { BookedDay } from '../changes/bookedDay.ts';
import { freeUnits } from '../changes/bookedDay.ts';
import type { ExistingBooking } from '../day/day.ts';
import type { Span } from '../solver/groupInput.ts';
import type { LostBooking, RepairDay, RepairGuest } from './repairDay.ts';

/** `stay` null: anywhere on the day. `lost` have a planning. */
export type RepairGroup = {
  reservationId: string;
  stay: Span | null;
  staying: readonly ExistingBooking[];
  lost: readonly ExistingBooking[];
};

/** The day as it is without the lost bookings; `lostItemIds` hold their claims. */
export function repairDayOf(
  { day, resources, places, capacities }: BookedDay,
  groups: readonly RepairGroup[],
  lostItemIds: ReadonlySet<string>,
): { day: RepairDay; lost: LostBooking[] } {
  const { date, blocks, earliest, changingGap } = day;
  const stayingClaims = resources.filter(({ itemId }) => !lostItemIds.has(itemId));
  const stayingPlaces = places.filter(({ itemId }) => !lostItemIds.has(itemId));
  const wholeDay = { from: 0, to: 1440 };
  const guests = groups.flatMap((group) =>
    [...new Set(group.lost.flatMap((booking) => booking.guests))].map((person): RepairGuest => ({
      id: guestOf(group, person),
      within: group.stay ?? wholeDay,
      busy: group.staying.filter((booking) => booking.guests.includes(person)).map(spanOf),
    })),
  );
  return {
    day: {
      date,
      blocks,
      earliest,
      changingGap,
      resources: day.resources.map((resource) => ({
        ...resource,
        otherClaims: stayingClaims.filter(({ resourceId }) => resourceId === resource.id),
      })),
      pools: new Map([...capacities].map(([id, byBucket]) => [id, freeUnits(stayingPlaces, id, byBucket)])),
      guests: new Map(guests.map((guest) => [guest.id, guest])),
    },
    lost: groups.flatMap((group) => group.lost.flatMap((booking) => lostBooking(group, booking))),
  };
}

const guestOf = ({ reservationId }: RepairGroup, person: number): string => `${reservationId}/${person}`;

const spanOf = ({ start, duration }: ExistingBooking): Span => ({ from: start, to: start + duration });

function lostBooking(group: RepairGroup, booking: ExistingBooking): LostBooking[] {
  const { id, guests, product, start, duration, resources } = booking;
  if (!product.planning) return [];
  const isCompanion = (other: ExistingBooking): boolean =>
    other !== booking && other.product.xplanId === product.xplanId && other.start === start;
  return [
    {
      id,
      guests: guests.map((person) => guestOf(group, person)),
      planning: { ...product.planning, duration },
      start,
      resources,
      party: group.lost.some(isCompanion) ? `${group.reservationId} ${product.xplanId} ${start}` : null,
      companions: group.staying.filter(isCompanion).reduce((sum, other) => sum + other.guests.length, 0),
    },
  ];
}
