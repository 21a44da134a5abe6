import type { ExistingBooking, BookingRequest } from '../day/day.ts';
import { planRequests } from '../day/dayPlan.ts';
import type { Placed } from '../day/dayPlan.ts';
import { bucketsOf, entryTimes } from '../stay/entryTimes.ts';
import type { BookedDay, OtherBookings, PoolClaim, ResourceClaim } from './bookedDay.ts';
import { dayFor, freeUnits } from './bookedDay.ts';
import type { InvalidatedUnit, MovableStay } from './invalidatedUnits.ts';

/** Search steps for one unit: some four milliseconds at most. */
const budgetOfUnit = 400_000;

/**
 * Ids of the invalidated units that fit elsewhere on the day, all at once. Releases all of them, then plans one by one:
 * earliest first, as near to the old start as possible. Deterministic. Throws `PlanTooLarge`.
 */
export function replanDay(
  { day, resources, places, capacities }: BookedDay,
  units: readonly InvalidatedUnit[],
  others: readonly OtherBookings[],
): Set<string> {
  const releasedIds = new Set(units.flatMap(({ itemIds }) => itemIds));
  const state: PlanningState = {
    day,
    capacities,
    resources: resources.filter(({ itemId }) => !releasedIds.has(itemId)),
    places: places.filter(({ itemId }) => !releasedIds.has(itemId)),
    groups: new Map(
      others.map((group) => [group.reservationId, { ...group, existingBookings: [...group.existingBookings] }]),
    ),
  };
  const replannedIds = new Set<string>();
  for (const unit of units.toSorted(byStart)) {
    const group = state.groups.get(unit.reservationId);
    if (!group) continue;
    const isBooked =
      'request' in unit.booked
        ? bookRequest(state, group, unit.id, unit.booked.request)
        : bookStay(state, group, unit.id, unit.booked);
    if (isBooked) replannedIds.add(unit.id);
  }
  return replannedIds;
}

type Group = OtherBookings & { existingBookings: ExistingBooking[] };

type PlanningState = BookedDay & {
  resources: ResourceClaim[];
  places: PoolClaim[];
  groups: ReadonlyMap<string, Group>;
};

const byStart = (a: InvalidatedUnit, b: InvalidatedUnit): number =>
  (a.start ?? 0) - (b.start ?? 0) || (a.id < b.id ? -1 : 1);

function bookRequest(state: PlanningState, group: Group, unitId: string, request: BookingRequest): boolean {
  const { booked } = planRequests(dayFor(state, group), group.existingBookings, [request], budgetOfUnit);
  const placements = booked.get(request.id);
  if (!placements) return false;
  for (const placement of placements) claim(state, { group, unitId }, request, placement);
  return true;
}

function claim(
  state: PlanningState,
  { group, unitId }: { group: Group; unitId: string },
  request: BookingRequest,
  { product: index, guests, start, end, resources }: Placed,
): void {
  const product = request.products[index]!;
  const { planning, stay } = product;
  const owner = { reservationId: group.reservationId, itemId: unitId };
  if (planning) {
    const span = { from: start - planning.bufferBefore, to: end + planning.bufferAfter };
    state.resources.push(...resources.map((resourceId) => ({ ...owner, ...span, resourceId })));
    const id = `${unitId}/${index}/${guests.join('+')}`;
    group.existingBookings.push({ id, guests, product, start, duration: end - start, resources });
  }
  const [fromBucket, toBucket] = bucketsOf(start, end);
  if (planning?.pool) {
    state.places.push({ ...owner, poolId: planning.pool.poolId, fromBucket, toBucket, units: planning.pool.units });
  }
  if (stay) state.places.push({ ...owner, poolId: stay.poolId, fromBucket, toBucket, units: guests.length });
}

function bookStay(
  state: PlanningState,
  { reservationId, existingBookings }: Group,
  unitId: string,
  { stay, guests }: { stay: MovableStay; guests: readonly number[] },
): boolean {
  const free = freeUnits(state.places, stay.poolId, state.capacities.get(stay.poolId) ?? []);
  const length = stay.span.to - stay.span.from;
  const inside = existingBookings.filter((booking) => booking.guests.some((guest) => guests.includes(guest)));
  const [arrival] = entryTimes({
    activity: stay.activity,
    blocks: state.day.blocks,
    earliestMinute: state.day.earliest,
    freeAt: (bucket) => free[bucket] ?? 0,
    persons: stay.units,
  })
    .filter(({ arrival: from, departures }) => departures.includes(from + length))
    .map(({ arrival: from }) => from)
    .filter((from) => inside.every(({ start, duration }) => start >= from && start + duration <= from + length))
    .toSorted((a, b) => Math.abs(a - stay.span.from) - Math.abs(b - stay.span.from) || a - b);
  if (arrival === undefined) return false;
  const [fromBucket, toBucket] = bucketsOf(arrival, arrival + length);
  state.places.push({ reservationId, itemId: unitId, poolId: stay.poolId, fromBucket, toBucket, units: stay.units });
  return true;
}
