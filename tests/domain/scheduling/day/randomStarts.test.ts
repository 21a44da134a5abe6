import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { startsFor } from '#domain/scheduling/day/starts.ts';
import { smallVenue, wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { brokenVenueRules } from '#tests/support/planner/randomVenueRules.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';
import { canBeBooked } from '#tests/support/planner/randomVenueSearch.ts';
import { tasksOf } from '#tests/support/planner/randomVenueTasks.ts';

const anyTime = (request: BookingRequest): BookingRequest => ({ ...request, preferred: null, isFixed: false });
const at = (request: BookingRequest, start: number): BookingRequest => ({
  ...request,
  preferred: start,
  isFixed: true,
});

/** What a visitor is to be offered: sessions as they are, else half hours, and finer steps when those leave nothing. */
function expectedStarts(venue: RandomVenue, request: BookingRequest): number[] {
  const [first] = tasksOf(venue, anyTime(request));
  if (!first) return [];
  const possible = first.starts.toSorted((a, b) => a - b).filter((start) => canBeBooked(venue, at(request, start)));
  const planning = request.products[first.product]!.planning;
  if (!planning || (planning.pool && planning.pool.starts.length > 0)) return possible;
  const steps = [30, 15, 5].map((step) => possible.filter((start) => start % step === 0));
  return steps.find((starts) => starts.length > 0) ?? [];
}

test('on every small day exactly the starts are offered that trying everything finds, half hours before finer steps', () => {
  fc.assert(
    fc.property(smallVenue, (venue) => {
      const day = dayOf(venue);
      for (const request of venue.requests)
        expect(startsFor(day, venue.existingBookings, request)).toEqual(expectedStarts(venue, request));
    }),
    venueRuns(0.15),
  );
}, 3_600_000);

test('whatever start is offered can be booked, and what can be booked is offered a start', () => {
  fc.assert(
    fc.property(wholeVenue, (venue) => {
      const day = dayOf(venue);
      for (const request of venue.requests.filter(({ products }) =>
        products.some(({ planning, stay }) => planning ?? stay),
      )) {
        const starts = startsFor(day, venue.existingBookings, request);
        expect(starts.length > 0).toBe(
          planRequests(day, venue.existingBookings, [anyTime(request)]).booked.has(request.id),
        );
        for (const fixed of starts.map((start) => at(request, start))) {
          const plan = planRequests(day, venue.existingBookings, [fixed]);
          expect(plan.refused).toEqual([]);
          expect(brokenVenueRules(venue, [fixed], plan)).toEqual([]);
        }
      }
    }),
    venueRuns(0.1),
  );
}, 3_600_000);
