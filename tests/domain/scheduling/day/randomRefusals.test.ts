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

type Question = (venue: RandomVenue, wish: BookingRequest) => boolean;

const needsOf = ({ products }: BookingRequest) => products.flatMap(({ planning }) => planning?.needs ?? []);

/** Whether something the wish needs of these roles has no start even when nothing else is needed. */
function hasNoStartAlone(venue: RandomVenue, wish: BookingRequest, roles: readonly ResourceRole[]): boolean {
  return needsOf(wish).some(
    ({ kindId, skillId }) =>
      roles.some((role) => role === kindId) &&
      !canBeBooked(
        unbooked(venue),
        needing(wish, (need) => need.kindId === kindId && need.skillId === skillId),
      ),
  );
}

const isMissing =
  (...roles: ResourceRole[]): Question =>
  (venue, wish) =>
    canBeBooked(unbooked(withHelp(venue, roles)), wish) || hasNoStartAlone(venue, wish, roles);

/** What has to be so for each reason to be true. */
const truths: Record<RefusalReason, Question> = {
  closed: ({ opening }) => opening.length === 0,
  past: (venue, wish) =>
    firstMinute(venue) >= Math.max(...venue.opening.map(({ toMinute }) => toMinute)) ||
    canBeBooked(early(unbooked(venue)), wish) ||
    (isSoldThen(early(venue), wish) && !isSoldThen(venue, wish)),
  unavailable: (venue, wish) => !isSoldThen(early(venue), wish),
  stay_too_short: (venue, wish) =>
    !canBeBooked(spacious(unbooked(withHelp(venue, everybody))), wish) ||
    canBeBooked(early(allDay(unbooked(venue))), withoutStay(wish)),
  no_roster: (venue, wish) =>
    needsOf(wish).some(
      (need) => !venue.resources.some((one) => servesNeed(one, need) && workingMinutes(one, venue).includes(1)),
    ),
  pool_full: (venue, wish) => canBeBooked(spacious(unbooked(venue)), wish),
  no_therapist: isMissing('therapist'),
  no_room: isMissing('room', 'device'),
  no_common_time: (venue, wish) => !hasNoStartAlone(venue, wish, everybody),
  guest_busy: (venue, wish) => canBeBooked(unbooked(venue), wish) && !canBeBooked(besideOwn(venue, wish), wish),
  group_busy: (venue, wish) => canBeBooked(besideOwn(venue, wish), wish),
};

const besideOwn = (venue: RandomVenue, wish: BookingRequest): RandomVenue => ({
  ...venue,
  existingBookings: venue.existingBookings.filter(({ guests }) => guests.some((guest) => wish.guests.includes(guest))),
});

test('on every small day a refusal is told exactly for what nothing can be found for, and its reason is true', () => {
  fc.assert(
    fc.property(smallVenue, (venue) => {
      const day = dayOf(venue);
      for (const wish of venue.requests) {
        const reason = refusalOf(day, venue.existingBookings, wish);
        expect(reason === null).toBe(canBeBooked(venue, wish));
        if (reason !== null) expect({ reason, isTrue: truths[reason](venue, wish) }).toEqual({ reason, isTrue: true });
      }
    }),
    venueRuns(0.15),
  );
}, 3_600_000);

test('on every whole day a refusal is told exactly for what is not booked', () => {
  fc.assert(
    fc.property(wholeVenue, (venue) => {
      const day = dayOf(venue);
      for (const wish of venue.requests) {
        const isBooked = planRequests(day, venue.existingBookings, [wish]).booked.has(wish.id);
        expect(refusalOf(day, venue.existingBookings, wish) === null).toBe(isBooked);
      }
    }),
    venueRuns(0.05),
  );
}, 3_600_000);
