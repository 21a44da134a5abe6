import type { BookableProduct, ResourceRole, BookingRequest } from '#domain/scheduling/day/day.ts';
import type { RandomVenue, VenueResource } from './randomVenue.types.ts';
import { canBeBooked } from './randomVenueSearch.ts';

export const unbooked = (venue: RandomVenue): RandomVenue => ({ ...venue, existingBookings: [] });

export const early = (venue: RandomVenue): RandomVenue => ({ ...venue, now: { today: '2020-01-01', minute: 0 } });

export const allDay = (venue: RandomVenue): RandomVenue => ({ ...venue, stay: null });

export const spacious = (venue: RandomVenue): RandomVenue => ({
  ...venue,
  pools: venue.pools.map(({ id }) => ({ id, free: Array<number>(96).fill(1_000) })),
});

export const withHelp = (venue: RandomVenue, roles: readonly ResourceRole[]): RandomVenue => ({
  ...venue,
  resources: [...venue.resources, ...roles.flatMap((kindId) => [1, 2, 3, 4].map((count) => helper(kindId, count)))],
});

const helper = (kindId: ResourceRole, count: number): VenueResource => ({
  id: `more ${kindId} ${count}`,
  kindId,
  skillIds: ['massage', 'facial', 'couple'],
  roster: { fromDate: '2020-01-06', weeks: [{ days: [1, 2, 3, 4, 5, 6, 7].map(wholeDay) }] },
  changes: [],
  claims: [],
});

const wholeDay = (weekday: number) => ({ weekday, blocks: [{ from: 0, to: 1440 }] });

type Need = NonNullable<BookableProduct['planning']>['needs'][number];

export const needing = (request: BookingRequest, isNeeded: (need: Need) => boolean): BookingRequest => ({
  ...request,
  products: request.products.map((product) =>
    product.planning
      ? { ...product, planning: { ...product.planning, needs: product.planning.needs.filter(isNeeded) } }
      : product,
  ),
});

export const withoutStay = (request: BookingRequest): BookingRequest => ({
  ...request,
  products: request.products.filter(({ stay }) => !stay),
});

export function isSoldThen(venue: RandomVenue, request: BookingRequest): boolean {
  const empty = withHelp(spacious(allDay(unbooked(venue))), ['therapist', 'room', 'device']);
  const stays = request.products.filter(({ stay }) => stay);
  const offersStays = stays.every((product) => canBeBooked(empty, { ...request, products: [product], isFixed: false }));
  return offersStays && canBeBooked(empty, withoutStay(request));
}
