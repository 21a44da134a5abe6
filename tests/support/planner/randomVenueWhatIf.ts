import type { BookableProduct, ResourceRole, Wish } from '#domain/scheduling/day/day.types.ts';
import type { RandomVenue, VenueResource } from './randomVenue.types.ts';
import { canBeBooked } from './randomVenueSearch.ts';

/** The venue before anybody of the group had anything. */
export const unbooked = (venue: RandomVenue): RandomVenue => ({ ...venue, kept: [] });

/** The venue when the day has not begun yet. */
export const early = (venue: RandomVenue): RandomVenue => ({ ...venue, now: { today: '2020-01-01', minute: 0 } });

/** The venue for guests who may stay as long as it is open. */
export const allDay = (venue: RandomVenue): RandomVenue => ({ ...venue, stay: null });

/** The venue with places for everybody. */
export const spacious = (venue: RandomVenue): RandomVenue => ({
  ...venue,
  pools: venue.pools.map(({ id }) => ({ id, free: Array<number>(96).fill(1_000) })),
});

/** The venue with more resources of some roles, who can do everything and have nothing to do. */
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

/** The wish without some of what it needs. */
export const needing = (wish: Wish, isNeeded: (need: Need) => boolean): Wish => ({
  ...wish,
  products: wish.products.map((product) =>
    product.planning
      ? { ...product, planning: { ...product.planning, needs: product.planning.needs.filter(isNeeded) } }
      : product,
  ),
});

/** The wish without its stay. */
export const withoutStay = (wish: Wish): Wish => ({ ...wish, products: wish.products.filter(({ stay }) => !stay) });

/** Whether a wish is sold that day to guests without other plans, with nobody else there and everybody at work. */
export function isSoldThen(venue: RandomVenue, wish: Wish): boolean {
  const empty = withHelp(spacious(allDay(unbooked(venue))), ['therapist', 'room', 'device']);
  const stays = wish.products.filter(({ stay }) => stay);
  const offersStays = stays.every((product) => canBeBooked(empty, { ...wish, products: [product], isFixed: false }));
  return offersStays && canBeBooked(empty, withoutStay(wish));
}
