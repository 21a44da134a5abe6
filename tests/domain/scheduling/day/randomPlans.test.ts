import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { smallVenue, wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { brokenVenueRules } from '#tests/support/planner/randomVenueRules.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';
import { mostBooked } from '#tests/support/planner/randomVenueSearch.ts';

const planOf = (venue: RandomVenue): DayPlan => planRequests(dayOf(venue), venue.existingBookings, venue.requests);

/** Guests who get what they request, and minutes between the starts they get and those they prefer. */
function valueOf({ requests }: RandomVenue, { booked }: DayPlan): { guests: number; distance: number } {
  const met = requests.filter(({ id }) => booked.has(id));
  const distance = met.flatMap(({ id, preferred, products }) => {
    const first = products.findIndex(({ planning }) => planning !== null);
    const placed = booked.get(id)!.filter(({ product }) => product === first);
    return placed.map(({ start }) => (preferred === null ? 0 : Math.abs(start - preferred)));
  });
  return {
    guests: met.reduce((sum, { guests }) => sum + guests.length, 0),
    distance: distance.reduce((sum, one) => sum + one, 0),
  };
}

test('on every small day the plan breaks no rule of the venue and serves as many guests as any plan can', () => {
  fc.assert(
    fc.property(smallVenue, (venue) => {
      const plan = planOf(venue);
      expect(brokenVenueRules(venue, venue.requests, plan)).toEqual([]);
      expect(valueOf(venue, plan).guests).toBe(mostBooked(venue, venue.requests));
    }),
    venueRuns(0.25),
  );
}, 3_600_000);

test('on every whole day the plan breaks no rule of the venue, and the same day has the same plan', () => {
  fc.assert(
    fc.property(wholeVenue, (venue) => {
      const plan = planOf(venue);
      expect(brokenVenueRules(venue, venue.requests, plan)).toEqual([]);
      expect(planOf(structuredClone(venue))).toEqual(plan);
    }),
    venueRuns(0.1),
  );
}, 3_600_000);

test('who is called which guest, and how requests, bookings and resources are listed, changes nothing of value', () => {
  fc.assert(
    fc.property(fc.oneof(smallVenue, wholeVenue), (venue) => {
      const renamed = (guests: readonly number[]): number[] => guests.map((guest) => venue.personCount + 1 - guest);
      const turned: RandomVenue = {
        ...venue,
        requests: venue.requests.toReversed().map((request) => ({ ...request, guests: renamed(request.guests) })),
        existingBookings: venue.existingBookings
          .toReversed()
          .map((booking) => ({ ...booking, guests: renamed(booking.guests) })),
        resources: venue.resources.toReversed(),
        pools: venue.pools.toReversed(),
      };
      expect(valueOf(turned, planOf(turned))).toEqual(valueOf(venue, planOf(venue)));
    }),
    venueRuns(0.1),
  );
}, 3_600_000);
