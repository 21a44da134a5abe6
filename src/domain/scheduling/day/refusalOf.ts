import { isBookable } from '../solver/bookableStarts.ts';
import { explainRefusal } from '../solver/explainRefusal.ts';
import type { BookableProduct, Day, ExistingBooking, ResourceRole, BookingRequest } from './day.ts';
import { dayInput, openPool } from './dayInput.ts';
import { liesInBlock } from '../stay/openingBlocks.ts';
import { isPlanned, needKey } from './day.ts';
import { stayFor } from './requestUnit.ts';

export type RefusalReason =
  | 'unavailable'
  | 'closed'
  | 'past'
  | 'notice'
  | 'no_roster'
  | 'no_therapist'
  | 'no_room'
  | 'no_common_time'
  | 'pool_full'
  | 'guest_busy'
  | 'group_busy'
  | 'stay_too_short';

/** The first reason in the order of the README, null for a request that can be booked. Throws `PlanTooLarge`. */
export function refusalOf(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  request: BookingRequest,
): RefusalReason | null {
  if (!request.products.some(isPlanned)) return null;
  if (day.blocks.length === 0) return 'closed';
  if (day.earliest >= day.blocks.at(-1)!.toMinute) return 'past';
  if (fits(day, existingBookings, request)) return null;
  if (fits(day, [], request)) {
    const own = existingBookings.filter(({ guests }) => guests.some((guest) => request.guests.includes(guest)));
    return fits(day, own, request) ? 'group_busy' : 'guest_busy';
  }
  return fits(withoutNotice(day), [], request) ? 'notice' : refusalWithoutNotice(withoutNotice(day), request);
}

function refusalWithoutNotice(day: Day, request: BookingRequest): RefusalReason {
  const morning = { ...day, earliest: 0 };
  if (day.earliest > 0 && fits(morning, [], request)) return 'past';
  if (!isSold(morning, request)) return 'unavailable';
  if (!isSold(day, request)) return 'past';
  if (!fits(withEverything(day, request), [], request)) return staysPastHours(day) ? 'closed' : 'stay_too_short';
  return missingReason(day, request);
}

const withoutNotice = ({ lead: _, ...day }: Day): Day => day;

const staysPastHours = ({ stay, blocks }: Day): boolean => stay !== null && !liesInBlock(blocks, stay);

const fits = (day: Day, existingBookings: readonly ExistingBooking[], request: BookingRequest): boolean =>
  isBookable(dayInput(day, existingBookings, [request]).input, request.id);

function isSold(day: Day, request: BookingRequest): boolean {
  const allDay = { ...day, stay: null };
  const timed = { ...request, products: request.products.filter(({ planning }) => planning !== null) };
  return (
    request.products.every(({ stay }) => !stay || stayFor(stay, allDay) !== null) &&
    (timed.products.length === 0 || fits(withEverything(allDay, timed), [], timed))
  );
}

const withEverything = (day: Day, request: BookingRequest): Day => ({
  ...withPlaces(day),
  resources: keysOf(request).flatMap((key) => helpers(day, request, key)),
});

const withPlaces = (day: Day): Day => ({ ...day, pools: day.pools.map(({ id }) => openPool(id, day.blocks)) });

function helpers(day: Day, { guests, products }: BookingRequest, key: string): Day['resources'] {
  const works = day.blocks.map(({ fromMinute, toMinute }) => ({ from: fromMinute, to: toMinute }));
  const needs = products.flatMap(({ planning }) => planning?.needs ?? []).filter((need) => needKey(need) === key);
  const most = guests.length * needs.reduce((sum, { count }) => sum + count, 0);
  return Array.from({ length: most }, (_, index) => ({ id: `${key} ${index}`, skills: [key], works, otherClaims: [] }));
}

const keysOf = ({ products }: BookingRequest): string[] => [
  ...new Set(products.flatMap(({ planning }) => planning?.needs ?? []).map(needKey)),
];

function missingReason(day: Day, request: BookingRequest): RefusalReason {
  const reason = explainRefusal(dayInput(day, [], [request]).input, request.id).refusal?.reason;
  if (reason === 'no_roster' || reason === 'stay_too_short') return reason;
  if (reason === 'pool_full' && fits(withPlaces(day), [], request)) return 'pool_full';
  const keys = keysOf(request);
  const missingKey =
    keys.find((key) => fits({ ...day, resources: [...day.resources, ...helpers(day, request, key)] }, [], request)) ??
    keys.find((key) => !fits(day, [], needingOnly(request, key)));
  return missingKey === undefined ? 'no_common_time' : reasonFor(day.roles.get(missingKey));
}

const reasonFor = (role: ResourceRole | undefined): RefusalReason =>
  role === 'therapist' ? 'no_therapist' : 'no_room';

const needingOnly = (request: BookingRequest, key: string): BookingRequest => ({
  ...request,
  products: request.products.map((product): BookableProduct =>
    product.planning
      ? {
          ...product,
          planning: { ...product.planning, needs: product.planning.needs.filter((need) => needKey(need) === key) },
        }
      : product,
  ),
});
