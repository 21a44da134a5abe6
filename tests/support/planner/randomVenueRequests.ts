import fc from 'fast-check';
import type { BookableProduct, ExistingBooking, BookingRequest } from '#domain/scheduling/day/day.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { entrySort, productSorts } from './randomVenueProducts.ts';
import { servesNeed } from './randomVenueRoster.ts';
import type { VenueResource, VenueScale } from './randomVenue.types.ts';

type RequestDraft = {
  picks: number[];
  guest: number;
  preferred: number | null;
  isFixed: boolean;
};

export function randomRequest({ from, length, parts }: VenueScale): fc.Arbitrary<RequestDraft> {
  const pick = fc.integer({ min: 0, max: productSorts.length + 1 });
  return fc.record({
    picks: fc.oneof(
      { weight: 3, arbitrary: pick.map((one) => [one]) },
      { weight: 2, arbitrary: fc.uniqueArray(pick, { minLength: 2, maxLength: parts }) },
    ),
    guest: fc.integer({ min: 0, max: 3 }),
    preferred: fc.option(fc.integer({ min: 0, max: Math.floor(length / 5) }).map((slot) => from + slot * 5)),
    isFixed: fc.constantFrom(false, false, true),
  });
}

export function requestOf(
  draft: RequestDraft,
  index: number,
  products: readonly BookableProduct[],
  personCount: number,
): BookingRequest {
  const offered = draft.picks.filter((pick) => personCount > 1 || products[pick]?.planning?.guests !== 2);
  const requestedProducts = (offered.length > 0 ? offered : [0]).map((pick) => products[pick]!);
  const isShared = requestedProducts.some(({ planning }) => planning?.guests === 2);
  const first = draft.guest % personCount;
  const guests = isShared ? [first, (first + 1) % personCount] : [first];
  return {
    id: `wish ${index}`,
    guests: guests.map((guest) => guest + 1).toSorted((a, b) => a - b),
    products: requestedProducts,
    preferred: draft.preferred,
    isFixed: draft.isFixed && draft.preferred !== null,
  };
}

type ExistingBookingDraft = { sort: number; guest: number; slot: number; shorter: boolean; hasChanged: boolean };

export function randomExistingBooking({ length }: VenueScale): fc.Arbitrary<ExistingBookingDraft> {
  return fc.record({
    sort: fc.integer({ min: 0, max: entrySort - 1 }),
    guest: fc.integer({ min: 0, max: 3 }),
    slot: fc.integer({ min: 0, max: Math.floor(length / 5) }),
    shorter: fc.boolean(),
    hasChanged: fc.constantFrom(false, false, true),
  });
}

type Around = {
  from: number;
  products: readonly BookableProduct[];
  resources: readonly VenueResource[];
  personCount: number;
};

/** What a group has already: wherever its resources have no other claims, whatever rosters, gaps and products say by now. */
export function existingBookingsOf(drafts: readonly ExistingBookingDraft[], around: Around): ExistingBooking[] {
  const existingBookings: ExistingBooking[] = [];
  for (const [index, draft] of drafts.entries()) {
    const product = around.products[draft.sort]!;
    const planning = product.planning!;
    if (planning.guests > around.personCount) continue;
    const first = draft.guest % around.personCount;
    const guests = planning.guests === 2 ? [first + 1, ((first + 1) % around.personCount) + 1] : [first + 1];
    const start = around.from + draft.slot * 5;
    const duration = draft.shorter ? Math.max(5, planning.duration - 5) : planning.duration;
    const isBusy = existingBookings.some(
      (other) =>
        other.guests.some((guest) => guests.includes(guest)) &&
        start < other.start + other.duration &&
        other.start < start + duration,
    );
    const resources = holders({ start, duration, product }, existingBookings, around);
    if (isBusy || resources === null || start + duration > 1440) continue;
    const now = draft.hasChanged ? { ...product, planning: { ...planning, needs: [] } } : product;
    existingBookings.push({ id: `${index}`, guests, product: now, start, duration, resources });
  }
  return existingBookings;
}

type Timed = Pick<ExistingBooking, 'start' | 'duration' | 'product'>;

/** From when to when a booking holds its resources. */
export const heldBy = ({ start, duration, product: { planning } }: Timed): Span => ({
  from: start - (planning?.bufferBefore ?? 0),
  to: start + duration + (planning?.bufferAfter ?? 0),
});

function holders(booking: Timed, existingBookings: readonly ExistingBooking[], { resources }: Around): string[] | null {
  const held = heldBy(booking);
  const meets = (span: Span): boolean => span.from < held.to && held.from < span.to;
  const holderIds: string[] = [];
  for (const need of booking.product.planning?.needs ?? []) {
    for (let seat = 0; seat < need.count; seat += 1) {
      const free = resources.find(
        (one) =>
          servesNeed(one, need) &&
          !holderIds.includes(one.id) &&
          !one.claims.some(meets) &&
          !existingBookings.some((other) => other.resources.includes(one.id) && meets(heldBy(other))),
      );
      if (!free) return null;
      holderIds.push(free.id);
    }
  }
  return holderIds;
}
