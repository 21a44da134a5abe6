import fc from 'fast-check';
import type { BookableProduct, KeptBooking, Wish } from '#domain/scheduling/day/day.types.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import { entrySort, productSorts } from './randomVenueProducts.ts';
import { servesNeed } from './randomVenueRoster.ts';
import type { VenueResource, VenueScale } from './randomVenue.types.ts';

type WishDraft = {
  picks: number[];
  guest: number;
  preferred: number | null;
  isFixed: boolean;
};

/** A single product or the parts of an arrangement, near some time, at exactly that time or whenever. */
export function randomWish({ from, length, parts }: VenueScale): fc.Arbitrary<WishDraft> {
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

export function wishOf(
  draft: WishDraft,
  index: number,
  products: readonly BookableProduct[],
  personCount: number,
): Wish {
  const offered = draft.picks.filter((pick) => personCount > 1 || products[pick]?.planning?.guests !== 2);
  const wished = (offered.length > 0 ? offered : [0]).map((pick) => products[pick]!);
  const isShared = wished.some(({ planning }) => planning?.guests === 2);
  const first = draft.guest % personCount;
  const guests = isShared ? [first, (first + 1) % personCount] : [first];
  return {
    id: `wish ${index}`,
    guests: guests.map((guest) => guest + 1).toSorted((a, b) => a - b),
    products: wished,
    preferred: draft.preferred,
    isFixed: draft.isFixed && draft.preferred !== null,
  };
}

type KeptDraft = { sort: number; guest: number; slot: number; shorter: boolean; hasChanged: boolean };

export function randomKept({ length }: VenueScale): fc.Arbitrary<KeptDraft> {
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

/** What a group has already: wherever its resources are not taken, whatever rosters, gaps and products say by now. */
export function keptOf(drafts: readonly KeptDraft[], around: Around): KeptBooking[] {
  const kept: KeptBooking[] = [];
  for (const [index, draft] of drafts.entries()) {
    const product = around.products[draft.sort]!;
    const planning = product.planning!;
    if (planning.guests > around.personCount) continue;
    const first = draft.guest % around.personCount;
    const guests = planning.guests === 2 ? [first + 1, ((first + 1) % around.personCount) + 1] : [first + 1];
    const start = around.from + draft.slot * 5;
    const duration = draft.shorter ? Math.max(5, planning.duration - 5) : planning.duration;
    const isBusy = kept.some(
      (other) =>
        other.guests.some((guest) => guests.includes(guest)) &&
        start < other.start + other.duration &&
        other.start < start + duration,
    );
    const resources = holders({ start, duration, product }, kept, around);
    if (isBusy || resources === null || start + duration > 1440) continue;
    const now = draft.hasChanged ? { ...product, planning: { ...planning, needs: [] } } : product;
    kept.push({ id: `${index}`, guests, product: now, start, duration, resources });
  }
  return kept;
}

type Timed = Pick<KeptBooking, 'start' | 'duration' | 'product'>;

/** From when to when a booking holds its resources. */
export const heldBy = ({ start, duration, product: { planning } }: Timed): Span => ({
  from: start - (planning?.bufferBefore ?? 0),
  to: start + duration + (planning?.bufferAfter ?? 0),
});

function holders(booking: Timed, kept: readonly KeptBooking[], { resources }: Around): string[] | null {
  const held = heldBy(booking);
  const meets = (span: Span): boolean => span.from < held.to && held.from < span.to;
  const found: string[] = [];
  for (const need of booking.product.planning?.needs ?? []) {
    for (let seat = 0; seat < need.count; seat += 1) {
      const free = resources.find(
        (one) =>
          servesNeed(one, need) &&
          !found.includes(one.id) &&
          !one.claims.some(meets) &&
          !kept.some((other) => other.resources.includes(one.id) && meets(heldBy(other))),
      );
      if (!free) return null;
      found.push(free.id);
    }
  }
  return found;
}
