import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { ResourceRole, BookingRequest } from '#domain/scheduling/day/day.ts';
import { planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { refusalOf } from '#domain/scheduling/day/refusalOf.ts';
import type { RefusalReason } from '#domain/scheduling/day/refusalOf.ts';
import { smallVenue, wholeVenue } from '#tests/support/planner/randomVenue.ts';
import type { RandomVenue } from '#tests/support/planner/randomVenue.types.ts';
import { dayOf } from '#tests/support/planner/randomVenueDay.ts';
import { servesNeed, workingMinutes } from '#tests/support/planner/randomVenueRoster.ts';
import { venueRuns } from '#tests/support/planner/randomVenueRuns.ts';
import { canBeBooked } from '#tests/support/planner/randomVenueSearch.ts';
import { firstMinute } from '#tests/support/planner/randomVenueTasks.ts';
import {
  allDay,
  early,
  isSoldThen,
  needing,
  spacious,
  unbooked,
  withHelp,
  withoutStay,
} from '#tests/support/planner/randomVenueWhatIf.ts';

const everybody: readonly ResourceRole[] = ['therapist', 'room', 'device'];

type Question = (venue: RandomVenue, request: BookingRequest) => boolean;

const needsOf = ({ products }: BookingRequest) => products.flatMap(({ planning }) => planning?.needs ?? []);

/** Whether something the request needs of these roles has no start even when nothing else is needed. */
function hasNoStartAlone(venue: RandomVenue, request: BookingRequest, roles: readonly ResourceRole[]): boolean {
  return needsOf(request).some(
    ({ kindId, skillId }) =>
      roles.some((role) => role === kindId) &&
      !canBeBooked(
        unbooked(venue),
        needing(request, (need) => need.kindId === kindId && need.skillId === skillId),
      ),
  );
}

const isMissing =
  (...roles: ResourceRole[]): Question =>
  (venue, request) =>
    canBeBooked(unbooked(withHelp(venue, roles)), request) || hasNoStartAlone(venue, request, roles);

/** What has to be so for each reason to be true. */
const truths: Record<RefusalReason, Question> = {
  closed: ({ opening, stay }) =>
    !opening.some(({ fromMinute, toMinute }) => stay === null || (fromMinute <= stay.from && stay.to <= toMinute)),
  past: (venue, request) =>
    firstMinute(venue) >= Math.max(...venue.opening.map(({ toMinute }) => toMinute)) ||
    canBeBooked(early(unbooked(venue)), request) ||
    (isSoldThen(early(venue), request) && !isSoldThen(venue, request)),
  unavailable: (venue, request) => !isSoldThen(early(venue), request),
  stay_too_short: (venue, request) =>
    !canBeBooked(spacious(unbooked(withHelp(venue, everybody))), request) ||
    canBeBooked(early(allDay(unbooked(venue))), withoutStay(request)),
  no_roster: (venue, request) =>
    needsOf(request).some(
      (need) => !venue.resources.some((one) => servesNeed(one, need) && workingMinutes(one, venue).includes(1)),
    ),
  pool_full: (venue, request) => canBeBooked(spacious(unbooked(venue)), request),
  no_therapist: isMissing('therapist'),
  no_room: isMissing('room', 'device'),
  no_common_time: (venue, request) => !hasNoStartAlone(venue, request, everybody),
  guest_busy: (venue, request) =>
    canBeBooked(unbooked(venue), request) && !canBeBooked(besideOwn(venue, request), request),
  group_busy: (venue, request) => canBeBooked(besideOwn(venue, request), request),
  // These venues have no clock.
  notice: () => false,
};

const besideOwn = (venue: RandomVenue, request: BookingRequest): RandomVenue => ({
  ...venue,
  existingBookings: venue.existingBookings.filter(({ guests }) =>
    guests.some((guest) => request.guests.includes(guest)),
  ),
});

test('on every small day a refusal is told exactly for what nothing can be found for, and its reason is true', () => {
  fc.assert(
    fc.property(smallVenue, (venue) => {
      const day = dayOf(venue);
      for (const request of venue.requests) {
        const reason = refusalOf(day, venue.existingBookings, request);
        expect(reason === null).toBe(canBeBooked(venue, request));
        if (reason !== null)
          expect({ reason, isTrue: truths[reason](venue, request) }).toEqual({ reason, isTrue: true });
      }
    }),
    venueRuns(0.15),
  );
}, 3_600_000);

test('on every whole day a refusal is told exactly for what is not booked', () => {
  fc.assert(
    fc.property(wholeVenue, (venue) => {
      const day = dayOf(venue);
      for (const request of venue.requests) {
        const isBooked = planRequests(day, venue.existingBookings, [request]).booked.has(request.id);
        expect(refusalOf(day, venue.existingBookings, request) === null).toBe(isBooked);
      }
    }),
    venueRuns(0.05),
  );
}, 3_600_000);
