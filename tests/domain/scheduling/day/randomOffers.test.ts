import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookableProduct, BookingRequest } from '#domain/scheduling/day/day.ts';
import { dayOffers, offeredParts } from '#domain/scheduling/day/dayOffers.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { smallVenue, wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';
import { mostBooked } from '#tests/support/planner/randomVenueSearch.ts';
import { unbooked } from '#tests/support/planner/randomVenueWhatIf.ts';

/** The same for everybody, in pairs where it is for two; null when somebody would be left over. */
function forEverybody({ personCount }: RandomVenue, products: readonly BookableProduct[]): BookingRequest[] | null {
  const together = Math.max(...products.map(({ planning }) => planning?.guests ?? 1));
  if (personCount % together !== 0) return null;
  return Array.from({ length: personCount / together }, (_, index) => ({
    id: `${index}`,
    guests: Array.from({ length: together }, (__, guest) => index * together + guest + 1),
    products,
    preferred: null,
    isFixed: false,
  }));
}

const single = (product: BookableProduct) => offeredParts([{ included: [product], choices: [] }]);

test('on a small day a product is offered exactly when there is a way to give it to everybody', () => {
  fc.assert(
    fc.property(smallVenue, fc.nat(), (venue, pick) => {
      const product = venue.products[pick % venue.products.length]!;
      const requests = forEverybody(venue, [product]);
      const isPossible = requests !== null && mostBooked(unbooked(venue), requests) === venue.personCount;
      expect(dayOffers(dayOf(venue), single(product))).toBe(isPossible && venue.opening.length > 0);
    }),
    venueRuns(0.1),
  );
}, 3_600_000);

test('what a whole day offers can be booked for everybody: one of the products, with one of each choice', () => {
  fc.assert(
    fc.property(wholeVenue, fc.array(fc.nat(), { minLength: 2, maxLength: 3 }), (venue, picks) => {
      const [included, ...choice] = picks.map((pick) => venue.products[pick % venue.products.length]!);
      const day = dayOf(venue);
      fc.pre(dayOffers(day, offeredParts([{ included: [included!], choices: [choice] }])));
      const isBookable = choice.some((alternative) => {
        const requests = forEverybody(venue, [included!, alternative]);
        return requests !== null && planRequests(day, [], requests).refused.length === 0;
      });
      expect(isBookable).toBe(true);
    }),
    venueRuns(0.05),
  );
}, 3_600_000);
