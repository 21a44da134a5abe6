import type { BookingRequest } from '#domain/scheduling/day/day.ts';
import type { Placed } from '#domain/scheduling/day/dayPlan.ts';
import type { Span } from '#domain/scheduling/solver/groupInput.ts';
import type { RandomVenue } from './randomVenue.types.ts';
import { heldBy } from './randomVenueRequests.ts';

export type BookedRequest = { request: BookingRequest; placed: readonly Placed[] };

type Use = Span & { what: string; guests: readonly number[]; resources: readonly string[]; held: Span; isOld: boolean };

export function brokenMeetings(venue: RandomVenue, booked: readonly BookedRequest[]): string[] {
  const uses = [...existingUses(venue), ...booked.flatMap(newUses)];
  const guests = Array.from({ length: venue.personCount }, (_, index) => index + 1);
  return [
    ...venue.resources.flatMap(({ id, claims }) => {
      const own = uses.filter(({ resources }) => resources.includes(id)).map((use) => ({ ...use, ...use.held }));
      const others = claims.map((claim, index) => ({ ...claim, what: `claim ${index}`, isOld: true }));
      return meetings([...others, ...own]).map((pair) => `${id} serves ${pair} at once`);
    }),
    ...guests.flatMap((guest) => {
      const own = uses.filter((use) => use.guests.includes(guest));
      const busy = own.map((use) => ({ ...use, to: use.to + venue.changingGap }));
      return meetings(busy).map((pair) => `guest ${guest} has ${pair} too close`);
    }),
  ];
}

const existingUses = ({ existingBookings }: RandomVenue): Use[] =>
  existingBookings.map((booking) => ({
    ...booking,
    from: booking.start,
    to: booking.start + booking.duration,
    what: `existing ${booking.id}`,
    held: heldBy(booking),
    isOld: true,
  }));

const newUses = ({ request, placed }: BookedRequest): Use[] =>
  placed.flatMap(({ product: index, guests, resources, start, end }) => {
    const product = request.products[index]!;
    if (!product.planning) return [];
    const held = heldBy({ product, start, duration: end - start });
    return [{ from: start, to: end, what: `product ${index} of ${request.id}`, guests, resources, held, isOld: false }];
  });

/** Pairs that overlap, one of them new. */
const meetings = (uses: readonly (Span & Pick<Use, 'what' | 'isOld'>)[]): string[] =>
  uses.flatMap((one, index) =>
    uses
      .slice(index + 1)
      .filter((other) => !(one.isOld && other.isOld) && one.from < other.to && other.from < one.to)
      .map((other) => `${one.what} and ${other.what}`),
  );
