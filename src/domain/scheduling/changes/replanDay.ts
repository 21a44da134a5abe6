import type { Day, KeptBooking, Wish } from '../day/day.types.ts';
import { freeSpans } from '../day/freeSpans.ts';
import { planWishes } from '../day/planWishes.ts';
import type { Placed } from '../day/planWishes.ts';
import { bucketsOf } from '../stay/bucketsOf.ts';
import { entryTimes } from '../stay/entryTimes.ts';
import type { BookedDay, BrokenUnit, HeldPlaces, HeldResource, MovedStay, OtherBookings } from './replan.types.ts';

const bucketsPerDay = 96;
/** Work for one unit: some four milliseconds at most. */
const budgetOfUnit = 400_000;

/**
 * Which of the broken units have a place elsewhere that day beside everything else. They are lifted out together and put
 * back one after the other, the earliest first and as near to their old start as can be, so all that are named fit at
 * once. Ids. Deterministic. Throws `PlanTooLarge`.
 */
export function replanDay(
  { day, resources, places, capacities }: BookedDay,
  units: readonly BrokenUnit[],
  others: readonly OtherBookings[],
): Set<string> {
  const lifted = new Set(units.flatMap(({ itemIds }) => itemIds));
  const table: Table = {
    day,
    capacities,
    resources: resources.filter(({ itemId }) => !lifted.has(itemId)),
    places: places.filter(({ itemId }) => !lifted.has(itemId)),
    others: new Map(others.map((one) => [one.reservationId, { ...one, kept: [...one.kept] }])),
  };
  const fits = new Set<string>();
  for (const unit of units.toSorted(byStart)) {
    const other = table.others.get(unit.reservationId);
    if (!other) continue;
    const booked =
      'wish' in unit.booked ? putBack(table, unit, unit.booked.wish) : putStayBack(table, unit, unit.booked);
    if (booked) fits.add(unit.id);
  }
  return fits;
}

type Table = {
  day: Day;
  capacities: ReadonlyMap<string, number>;
  resources: HeldResource[];
  places: HeldPlaces[];
  others: Map<string, OtherBookings & { kept: KeptBooking[] }>;
};

const byStart = (a: BrokenUnit, b: BrokenUnit): number => (a.start ?? 0) - (b.start ?? 0) || (a.id < b.id ? -1 : 1);

function putBack(table: Table, { reservationId, id }: BrokenUnit, wish: Wish): boolean {
  const other = table.others.get(reservationId)!;
  const placed = planWishes(dayOf(table, other), other.kept, [wish], budgetOfUnit).booked.get(wish.id);
  if (!placed) return false;
  for (const one of placed) keep(table, { other, id }, wish, one);
  return true;
}

/** The day as this reservation meets it: its own bookings are kept, those of the others are taken. */
function dayOf({ day, resources, places, capacities }: Table, other: OtherBookings): Day {
  return {
    ...day,
    stay: other.stay,
    personCount: other.personCount,
    resources: day.resources.map((resource) => ({
      ...resource,
      otherClaims: resources.filter(
        (held) => held.resourceId === resource.id && held.reservationId !== other.reservationId,
      ),
    })),
    pools: [...capacities.keys()].map((poolId) => ({
      id: poolId,
      free: freeSpans(freePlaces(places, poolId, capacities.get(poolId) ?? 0), day.blocks),
    })),
  };
}

function freePlaces(places: readonly HeldPlaces[], poolId: string, capacity: number): number[] {
  const free = Array<number>(bucketsPerDay).fill(capacity);
  for (const held of places.filter((one) => one.poolId === poolId)) {
    for (let bucket = held.fromBucket; bucket < held.toBucket; bucket += 1) free[bucket]! -= held.units;
  }
  return free.map((count) => Math.max(0, count));
}

function keep(
  table: Table,
  { other, id }: { other: OtherBookings & { kept: KeptBooking[] }; id: string },
  wish: Wish,
  { product: index, guests, start, end, resources }: Placed,
): void {
  const { reservationId } = other;
  const product = wish.products[index]!;
  const { planning, stay } = product;
  const owner = { reservationId, itemId: id };
  if (planning) {
    const held = { from: start - planning.bufferBefore, to: end + planning.bufferAfter };
    table.resources.push(...resources.map((resourceId) => ({ ...owner, ...held, resourceId })));
    const kept = { id: `${id}/${index}/${guests.join('+')}`, guests, product, start, duration: end - start, resources };
    other.kept.push(kept);
  }
  const [fromBucket, toBucket] = bucketsOf(start, end);
  if (planning?.pool) {
    table.places.push({ ...owner, poolId: planning.pool.poolId, fromBucket, toBucket, units: planning.pool.units });
  }
  if (stay) table.places.push({ ...owner, poolId: stay.poolId, fromBucket, toBucket, units: guests.length });
}

/** A stay of the same length, around what these guests have booked, in a pool with room for them. */
function putStayBack(
  table: Table,
  { reservationId, id }: BrokenUnit,
  { stay, guests }: { stay: MovedStay; guests: readonly number[] },
): boolean {
  const free = freePlaces(table.places, stay.poolId, table.capacities.get(stay.poolId) ?? 0);
  const length = stay.span.to - stay.span.from;
  const inside = table.others
    .get(reservationId)!
    .kept.filter((one) => one.guests.some((guest) => guests.includes(guest)));
  const found = entryTimes({
    activity: stay.activity,
    blocks: table.day.blocks,
    earliestMinute: table.day.earliest,
    freeAt: (bucket) => free[bucket] ?? 0,
    persons: stay.units,
  })
    .filter(({ arrival, departures }) => departures.includes(arrival + length))
    .map(({ arrival }) => arrival)
    .filter((from) => inside.every(({ start, duration }) => start >= from && start + duration <= from + length))
    .toSorted((a, b) => Math.abs(a - stay.span.from) - Math.abs(b - stay.span.from) || a - b)[0];
  if (found === undefined) return false;
  const [fromBucket, toBucket] = bucketsOf(found, found + length);
  table.places.push({ reservationId, itemId: id, poolId: stay.poolId, fromBucket, toBucket, units: stay.units });
  return true;
}
