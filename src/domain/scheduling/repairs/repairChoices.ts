import { weekdayOf } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { needKey } from '../day/day.ts';
import type { GroupResource, Span } from '../solver/groupInput.ts';
import { bucketsOf } from '../stay/entryTimes.ts';
import { liesInBlock } from '../stay/openingBlocks.ts';
import type { Placed } from './exchange.ts';
import type { LostBooking, RepairDay } from './repairDay.ts';

/** A place beside all that stays. */
export type Place = { start: MinuteOfDay; end: MinuteOfDay; held: Span; resources: readonly string[] };

const step = 5;

export function placeOf({ planning }: LostBooking, { start, resources }: Placed): Place {
  const end = start + planning.duration;
  return { start, end, held: { from: start - planning.bufferBefore, to: end + planning.bufferAfter }, resources };
}

/** Every place of a lost booking alone, the nearest first, then with the resources it had. At most `limit` of them. */
export function placesOf(day: RepairDay, booking: LostBooking, limit: number): Place[] {
  const places: Place[] = [];
  for (const start of startsOf(day, booking).toSorted(byDistance(booking.start))) {
    if (places.length >= limit) break;
    const at = { from: start, to: start + booking.planning.duration };
    if (!fitsGuests(day, booking, at) || !fitsPool(day, booking, at)) continue;
    const { held } = placeOf(booking, { start, resources: [] });
    for (const resources of seatings(day, booking, held).toSorted(byChanged(booking)))
      places.push(placeOf(booking, { start, resources }));
  }
  return places.slice(0, limit);
}

function startsOf(day: RepairDay, { start, planning: { duration, pool } }: LostBooking): MinuteOfDay[] {
  if (pool?.weekdays && !pool.weekdays.includes(weekdayOf(day.date))) return [];
  const isOpen = (from: MinuteOfDay): boolean =>
    from >= day.earliest && liesInBlock(day.blocks, { from, to: from + duration });
  if (pool && pool.starts.length > 0) return pool.starts.filter(isOpen);
  const grid = Array.from({ length: 1440 / step }, (_, index) => index * step);
  return [...new Set([start, ...grid])].filter(isOpen);
}

const byDistance =
  (old: MinuteOfDay) =>
  (a: MinuteOfDay, b: MinuteOfDay): number =>
    Math.abs(a - old) - Math.abs(b - old) || a - b;

/** At its old start a booking may be as near to the guest's others as it was booked, whatever the changing gap says by now. */
function fitsGuests({ guests, changingGap }: RepairDay, { guests: ids, start }: LostBooking, at: Span): boolean {
  return ids.every((id) => {
    const guest = guests.get(id);
    if (!guest || at.from < guest.within.from || guest.within.to < at.to) return false;
    const gap = at.from === start ? 0 : changingGap;
    return guest.busy.every((busy) => areApart(busy, at, gap));
  });
}

export const areApart = (a: Span, b: Span, gap: number): boolean => a.to + gap <= b.from || b.to + gap <= a.from;

/** A pool that the day lacks is full. */
export function fitsPool({ pools }: RepairDay, { planning: { pool } }: LostBooking, at: Span): boolean {
  if (!pool) return true;
  const [from, to] = bucketsOf(at.from, at.to);
  const free = pools.get(pool.poolId)?.slice(from, to);
  return free !== undefined && free.every((units) => units >= pool.units);
}

/** Every set of resources that serves the needs during `held`. */
function seatings({ resources }: RepairDay, { planning }: LostBooking, held: Span): string[][] {
  const free = resources.filter((resource) => isFree(resource, held));
  const seats = planning.needs.flatMap((need) => Array.from({ length: need.count }, () => needKey(need)));
  return seats
    .reduce<string[][]>(
      (sets, seat) =>
        sets.flatMap((set) =>
          free.filter(({ id, skills }) => skills.includes(seat) && !set.includes(id)).map(({ id }) => [...set, id]),
        ),
      [[]],
    )
    .filter(isFirstOfItsSet());
}

/** Sets that differ in their order alone are one. */
function isFirstOfItsSet(): (set: readonly string[]) => boolean {
  const seen = new Set<string>();
  return (set) => {
    const key = set.toSorted().join(' ');
    return !seen.has(key) && Boolean(seen.add(key));
  };
}

const isFree = ({ works, otherClaims }: GroupResource, held: Span): boolean =>
  works.some((span) => span.from <= held.from && held.to <= span.to) &&
  otherClaims.every((claim) => areApart(claim, held, 0));

export const changedResources = ({ resources: old }: LostBooking, resources: readonly string[]): number =>
  resources.filter((id) => !old.includes(id)).length;

const byChanged =
  (booking: LostBooking) =>
  (a: readonly string[], b: readonly string[]): number =>
    changedResources(booking, a) - changedResources(booking, b) || (a.join(' ') < b.join(' ') ? -1 : 1);
