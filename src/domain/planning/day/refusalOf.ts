import { isBookable } from '../group/bookableStarts.ts';
import { whyNot } from '../group/whyNot.ts';
import type { BookableProduct, Day, KeptBooking, ResourceRole, Wish } from './day.types.ts';
import { dayInput, openPool } from './dayInput.ts';
import { needKey } from './needKey.ts';
import { stayFor } from './stayFor.ts';
import { isPlanned } from './unitOf.ts';

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
 * session, opening times), it does not fit into the stay, and then what `whyNot` finds. A fixed start that is taken while others are free is told by what takes that start. Throws RangeError
 * like `planGroup`.
 */
export function refusalOf(day: Day, kept: readonly KeptBooking[], wish: Wish): RefusalReason | null {
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
  if (!fits(withPlenty(day), [], bare(wish))) return 'stay_too_short';
  return whatIsMissing(day, wish);
}

const fits = (day: Day, kept: readonly KeptBooking[], wish: Wish): boolean =>
  isBookable(dayInput(day, kept, [wish]).input, wish.id);

/** Whether it is sold at all that day, to guests who stay all day, with nobody else there. */
function isSold(day: Day, wish: Wish): boolean {
  const allDay = withPlenty({ ...day, stay: null });
  const timed = bare(wish).products.filter(({ planning }) => planning !== null);
  const stays = wish.products.filter(({ stay }) => stay !== null);
  return (
    stays.every(({ stay }) => stay && stayFor(stay, allDay) !== null) &&
    (timed.length === 0 || fits(allDay, [], { ...wish, products: timed }))
  );
}

/** The day with places for everybody. */
const withPlenty = (day: Day): Day => ({
  ...day,
  pools: day.pools.map(({ id }) => openPool(id, day.blocks)),
});

/** The wish without its therapists and rooms. */
const bare = (wish: Wish): Wish => needingOnly(wish, () => false);

function whatIsMissing(day: Day, wish: Wish): RefusalReason {
  const { refusal } = whyNot(dayInput(day, [], [wish]).input, wish.id);
  switch (refusal?.reason) {
    case 'no_roster':
    case 'stay_too_short':
      return refusal.reason;
    case 'resource_taken':
      return missing(day.roles.get(refusal.skill ?? ''));
    case 'pool_full':
      if (fits(withPlenty(day), [], wish)) return 'pool_full';
      return allTaken(day, wish) ?? 'no_common_time';
    default:
      return allTaken(day, wish) ?? 'no_common_time';
  }
}

const missing = (role: ResourceRole | undefined): RefusalReason => (role === 'therapist' ? 'no_therapist' : 'no_room');

/** The first thing a wish needs that is not free by itself, when more than one is taken at the same time. */
function allTaken(day: Day, wish: Wish): RefusalReason | null {
  const needs = wish.products.flatMap(({ planning }) => planning?.needs ?? []);
  const taken = [...new Set(needs.map(needKey))].find(
    (key) =>
      !fits(
        day,
        [],
        needingOnly(wish, (one) => one === key),
      ),
  );
  return taken === undefined ? null : missing(day.roles.get(taken));
}

const needingOnly = (wish: Wish, isNeeded: (key: string) => boolean): Wish => ({
  ...wish,
  products: wish.products.map((product): BookableProduct =>
    product.planning
      ? {
          ...product,
          planning: { ...product.planning, needs: product.planning.needs.filter((need) => isNeeded(needKey(need))) },
        }
      : product,
  ),
});
