import { weekdayOf } from '../../values/localDate.ts';
import { isBookable } from '../group/bookableStarts.ts';
import { whyNot } from '../group/whyNot.ts';
import type { BookableProduct, Day, KeptBooking, ResourceRole, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { needKey } from './needKey.ts';
import { stayFor } from './stayFor.ts';

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
 * Why a wish cannot be booked beside what is kept: the first that holds of closed, past, not on this weekday, a stay
 * that is not offered, and then what stands in the way (`whyNot`). A fixed start that is taken while others are free
 * is told by what takes that start. Null when it can be booked. Throws RangeError like `planGroup`.
 */
export function refusalOf(day: Day, kept: readonly KeptBooking[], wish: Wish): RefusalReason | null {
  if (day.blocks.length === 0) return 'closed';
  if (day.earliest >= (day.blocks.at(-1)?.toMinute ?? 0)) return 'past';
  const isOffToday = wish.products.some(({ planning }) => {
    const weekdays = planning?.pool?.weekdays;
    return weekdays ? !weekdays.includes(weekdayOf(day.date)) : false;
  });
  if (isOffToday) return 'unavailable';
  if (wish.products.some(({ stay }) => stay && stayFor(stay, day) === null)) return 'stay_too_short';
  const { input } = dayInput(day, kept, [wish]);
  if (isBookable(input, wish.id)) return null;
  if (day.earliest > 0 && isBookable(dayInput({ ...day, earliest: 0 }, kept, [wish]).input, wish.id)) return 'past';
  const { refusal } = whyNot(input, wish.id);
  if (refusal === null) return null;
  switch (refusal.reason) {
    case 'resource_taken':
      return missing(day.roles.get(refusal.skill ?? ''));
    case 'no_common_time':
      return allTaken(day, kept, wish) ?? 'no_common_time';
    case 'group_contention':
      return 'group_busy';
    case 'beyond_horizon':
      return 'unavailable';
    default:
      return refusal.reason;
  }
}

const missing = (role: ResourceRole | undefined): RefusalReason => (role === 'therapist' ? 'no_therapist' : 'no_room');

/** The first thing a wish needs that is not free by itself, when more than one is taken at the same time. */
function allTaken(day: Day, kept: readonly KeptBooking[], wish: Wish): RefusalReason | null {
  const needs = wish.products.flatMap(({ planning }) => planning?.needs ?? []);
  for (const key of new Set(needs.map(needKey))) {
    const { input } = dayInput(day, kept, [
      { ...wish, products: wish.products.map((product) => needing(product, key)) },
    ]);
    if (!isBookable(input, wish.id)) return missing(day.roles.get(key));
  }
  return null;
}

const needing = (product: BookableProduct, key: string): BookableProduct =>
  product.planning
    ? {
        ...product,
        planning: { ...product.planning, needs: product.planning.needs.filter((need) => needKey(need) === key) },
      }
    : product;
