import { isBookable } from '../solver/bookableStarts.ts';
import { explainRefusal } from '../solver/explainRefusal.ts';
import type { BookableProduct, Day, ExistingBooking, ResourceRole, BookingRequest } from './day.ts';
import { dayInput, openPool } from './dayInput.ts';
import { isPlanned, needKey } from './day.ts';
import { stayFor } from './requestUnit.ts';

/** Why a wish has no place on a day, in the words of the contract. */
export type RefusalReason =
  | 'unavailable'
  | 'closed'
  | 'past'
  | 'no_roster'
  | 'no_therapist'
  | 'no_room'
  | 'no_common_time'
  | 'pool_full'
  | 'guest_busy'
  | 'group_busy'
  | 'stay_too_short';

/**
 * Why a wish cannot be booked beside what is kept, null when it can be. The first that holds: the venue is closed, the day
 * is over, the group's own bookings are in the way, it would fit earlier that day, it is not sold that day at all (weekday,
 * session, opening times), it does not fit into the stay, and then what is missing. A fixed start that is taken while
 * others are free is told by what takes that start. Throws `PlanTooLarge`.
 */
export function refusalOf(day: Day, kept: readonly ExistingBooking[], wish: BookingRequest): RefusalReason | null {
  if (!wish.products.some(isPlanned)) return null;
  if (day.blocks.length === 0) return 'closed';
  if (day.earliest >= day.blocks.at(-1)!.toMinute) return 'past';
  if (fits(day, kept, wish)) return null;
  if (fits(day, [], wish)) {
    const own = kept.filter(({ guests }) => guests.some((guest) => wish.guests.includes(guest)));
    return fits(day, own, wish) ? 'group_busy' : 'guest_busy';
  }
  const morning = { ...day, earliest: 0 };
  if (day.earliest > 0 && fits(morning, [], wish)) return 'past';
  if (!isSold(morning, wish)) return 'unavailable';
  if (!isSold(day, wish)) return 'past';
  if (!fits(withEverything(day, wish), [], wish)) return 'stay_too_short';
  return whatIsMissing(day, wish);
}

const fits = (day: Day, kept: readonly ExistingBooking[], wish: BookingRequest): boolean =>
  isBookable(dayInput(day, kept, [wish]).input, wish.id);

/** Whether it is sold at all that day, to guests who stay all day, with nobody else there and everybody at work. */
function isSold(day: Day, wish: BookingRequest): boolean {
  const allDay = { ...day, stay: null };
  const timed = { ...wish, products: wish.products.filter(({ planning }) => planning !== null) };
  return (
    wish.products.every(({ stay }) => !stay || stayFor(stay, allDay) !== null) &&
    (timed.products.length === 0 || fits(withEverything(allDay, timed), [], timed))
  );
}

/** The day with places for everybody and nobody but those who could serve the wish. */
const withEverything = (day: Day, wish: BookingRequest): Day => ({
  ...withPlaces(day),
  resources: keysOf(wish).flatMap((key) => helpers(day, wish, key)),
});

const withPlaces = (day: Day): Day => ({ ...day, pools: day.pools.map(({ id }) => openPool(id, day.blocks)) });

/** As many resources for one of its needs as a wish can take at once, there as long as the venue is open. */
function helpers(day: Day, { guests, products }: BookingRequest, key: string): Day['resources'] {
  const works = day.blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const needs = products.flatMap(({ planning }) => planning?.needs ?? []).filter((need) => needKey(need) === key);
  const most = guests.length * needs.reduce((sum, { count }) => sum + count, 0);
  return Array.from({ length: most }, (_, index) => ({ id: `${key} ${index}`, skills: [key], works, otherClaims: [] }));
}

const keysOf = ({ products }: BookingRequest): string[] => [
  ...new Set(products.flatMap(({ planning }) => planning?.needs ?? []).map(needKey)),
];

function whatIsMissing(day: Day, wish: BookingRequest): RefusalReason {
  const reason = explainRefusal(dayInput(day, [], [wish]).input, wish.id).refusal?.reason;
  if (reason === 'no_roster' || reason === 'stay_too_short') return reason;
  if (reason === 'pool_full' && fits(withPlaces(day), [], wish)) return 'pool_full';
  const keys = keysOf(wish);
  const taken =
    keys.find((key) => fits({ ...day, resources: [...day.resources, ...helpers(day, wish, key)] }, [], wish)) ??
    keys.find((key) => !fits(day, [], needingOnly(wish, key)));
  return taken === undefined ? 'no_common_time' : missing(day.roles.get(taken));
}

const missing = (role: ResourceRole | undefined): RefusalReason => (role === 'therapist' ? 'no_therapist' : 'no_room');

/** The wish with one of its needs alone. */
const needingOnly = (wish: BookingRequest, key: string): BookingRequest => ({
  ...wish,
  products: wish.products.map((product): BookableProduct =>
    product.planning
      ? {
          ...product,
          planning: { ...product.planning, needs: product.planning.needs.filter((need) => needKey(need) === key) },
        }
      : product,
  ),
});
