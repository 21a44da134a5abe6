import type { GroupInput, GroupItem, GroupResource, GroupUnit, Span } from './groupInput.ts';
import type { GroupPlan } from './groupPlan.ts';

export function withExistingBookings(input: GroupInput, plan: Pick<GroupPlan, 'items'>): GroupInput {
  const planned = new Map(plan.items.map((item) => [item.item, item]));
  const newlyBooked: GroupItem[] = [];
  const units = input.units.map((unit) => ({
    ...unit,
    items: unit.items.map((item): GroupItem => {
      const plannedItem = planned.get(item.id);
      if (!plannedItem || item.existingBooking) return item;
      const bookedItem = { ...item, existingBooking: { start: plannedItem.start, resources: plannedItem.resources } };
      newlyBooked.push(bookedItem);
      return bookedItem;
    }),
  }));
  return { ...input, units, pools: input.pools.map((pool) => withoutBookedPlaces(pool, newlyBooked)) };
}

/**
 * The input for one unit: its guests, their existing bookings and the unit itself. Bookings of others become claims;
 * other open units are dropped.
 */
export function besideExistingBookings(input: GroupInput, unitId: string): GroupInput {
  const unit = input.units.find((one) => one.id === unitId);
  const guests = input.guests.filter((guest) => unit?.items.some((item) => item.guests.includes(guest.id)));
  const isInside = (id: string): boolean => guests.some((guest) => guest.id === id);
  const booked = input.units.filter((one) => one.id !== unitId && hasExistingBooking(one)).flatMap((one) => one.items);
  const own = booked.flatMap((item): GroupUnit[] => {
    const inside = item.guests.filter(isInside);
    return inside.length > 0 ? [{ id: `existing ${item.id}`, items: [{ ...item, guests: inside }] }] : [];
  });
  return {
    ...input,
    guests,
    units: [...own, ...(unit ? [unit] : [])],
    resources: input.resources.map((resource) => withExistingClaims(resource, booked)),
  };
}

export const hasExistingBooking = (unit: GroupUnit): boolean =>
  unit.items.some((item) => item.existingBooking !== null);

export function withExistingClaims(resource: GroupResource, booked: readonly GroupItem[]): GroupResource {
  const claims = booked.flatMap((item): Span[] => {
    const seat = item.existingBooking?.resources.indexOf(resource.id) ?? -1;
    const need = item.needs.flatMap((one) => Array.from({ length: one.count }, () => one))[seat];
    if (!item.existingBooking || !need) return [];
    return [
      { from: item.existingBooking.start - need.before, to: item.existingBooking.start + item.duration + need.after },
    ];
  });
  return claims.length === 0 ? resource : { ...resource, otherClaims: [...resource.otherClaims, ...claims] };
}

function withoutBookedPlaces(
  pool: GroupInput['pools'][number],
  items: readonly GroupItem[],
): GroupInput['pools'][number] {
  const { stretch = 5 } = pool;
  const usedSpans = items.flatMap((item) => {
    if (item.pool?.id !== pool.id || !item.existingBooking) return [];
    const from = Math.floor(item.existingBooking.start / stretch) * stretch;
    const to = Math.ceil((item.existingBooking.start + item.duration) / stretch) * stretch;
    return [{ from, to, places: item.pool.places }];
  });
  const cuts = [...new Set([...pool.free, ...usedSpans].flatMap(({ from, to }) => [from, to]))].toSorted(
    (a, b) => a - b,
  );
  const free = cuts.slice(1).flatMap((to, index) => {
    const from = cuts[index]!;
    const covers = (span: Span): boolean => span.from <= from && span.to >= to;
    const places = pool.free.findLast(covers)?.places ?? 0;
    const used = usedSpans.filter(covers).reduce((sum, span) => sum + span.places, 0);
    return [{ from, to, places: Math.max(0, places - used) }];
  });
  return usedSpans.length > 0 ? { ...pool, free } : pool;
}
