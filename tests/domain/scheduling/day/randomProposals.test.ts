import fc from 'fast-check';
import { expect, test } from 'vitest';
import { planAtStarts, proposeDays } from '#domain/scheduling/day/proposals.ts';
import type { ChosenStart } from '#domain/scheduling/day/proposals.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import type { DayPlan } from '#domain/scheduling/day/dayPlan.ts';
import { smallVenue, wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { brokenVenueRules } from '#tests/support/planner/randomVenueRules.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';

const startsOf = ({ booked }: DayPlan): ChosenStart[] =>
  [...booked].flatMap(([request, placed]) =>
    placed.map(({ product, guests, start }) => ({ request, product, guests, start })),
  );

const guestsIn = ({ requests }: RandomVenue, { booked }: DayPlan): number =>
  requests.reduce((sum, { id, guests }) => sum + (booked.has(id) ? guests.length : 0), 0);

test('every proposal keeps to the rules of the venue, differs from the others and serves as many guests as a booking', () => {
  fc.assert(
    fc.property(fc.oneof(smallVenue, wholeVenue), (venue) => {
      const day = dayOf(venue);
      const proposals = proposeDays(day, venue.existingBookings, venue.requests);
      const booking = planRequests(day, venue.existingBookings, venue.requests);
      expect(proposals.map((one) => guestsIn(venue, one))).toEqual(proposals.map(() => guestsIn(venue, booking)));
      for (const one of proposals) expect(brokenVenueRules(venue, venue.requests, one)).toEqual([]);
      expect(new Set(proposals.map((one) => JSON.stringify(startsOf(one)))).size).toBe(proposals.length);
    }),
    venueRuns(0.05),
  );
}, 3_600_000);

test('a proposal that is booked while nothing has changed books what it showed, when it showed it', () => {
  fc.assert(
    fc.property(fc.oneof(smallVenue, wholeVenue), (venue) => {
      const day = dayOf(venue);
      for (const proposal of proposeDays(day, venue.existingBookings, venue.requests)) {
        const requests = venue.requests.filter(({ id }) => proposal.booked.has(id));
        const booking = planAtStarts(day, venue.existingBookings, requests, startsOf(proposal));
        expect(startsOf(booking)).toEqual(startsOf(proposal));
        expect(brokenVenueRules(venue, requests, booking)).toEqual([]);
      }
    }),
    venueRuns(0.05),
  );
}, 3_600_000);
