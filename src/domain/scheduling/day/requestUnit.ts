import { weekdayOf } from '../../values/localDate.ts';
import type { GroupGuest, GroupItem, GroupUnit, Span } from '../solver/groupInput.ts';
import { entryTimes, gridBetween, stayIsOffered } from '../stay/entryTimes.ts';
import type { Day, EntryStay, ProductPlanning, BookingRequest } from './day.ts';
import { isMeal, needKey } from './day.ts';

export const openDoor = 'open door';

/** A guest is free during a stay, so somebody stands in: `stayGuests`. */
export type RequestUnit = {
  unit: GroupUnit;
  stayGuests: GroupGuest[];
  parts: Map<string, { product: number; guests: readonly number[] }>;
};

export const guestId = (guest: number): string => `${guest}`;

export function unitOf(request: BookingRequest, day: Day, mealLast: boolean): RequestUnit {
  const parts: RequestUnit['parts'] = new Map();
  const timed = timedItems(request, day, parts);
  const stays = stayItems(request, day, parts);
  const isMealItem = (item: GroupItem): boolean => isMeal(request.products[parts.get(item.id)!.product]!);
  const others = timed.filter((item) => !isMealItem(item));
  const sharesGuest = (a: GroupItem, b: GroupItem): boolean => a.guests.some((guest) => b.guests.includes(guest));
  const ordered = timed.map((item) =>
    mealLast && isMealItem(item)
      ? { ...item, follows: others.filter((other) => sharesGuest(item, other)).map(({ id }) => id) }
      : item,
  );
  const weight = request.guests.length;
  return { unit: { id: request.id, items: [...ordered, ...stays.items], weight }, stayGuests: stays.guests, parts };
}

function timedItems(request: BookingRequest, day: Day, parts: RequestUnit['parts']): GroupItem[] {
  const inside = request.products.flatMap(({ stay }) => (stay && day.stay === null ? [stayFor(stay, day)] : []))[0];
  const first = request.products.findIndex(({ planning }) => planning !== null);
  const items: GroupItem[] = [];
  for (const [product, { xplanId, planning }] of request.products.entries()) {
    if (!planning) continue;
    for (const guests of partiesOf(request.guests, planning)) {
      const id = `${request.id}/${product}/${guests.join('+')}`;
      parts.set(id, { product, guests });
      const preferred = product === first ? request.preferred : null;
      const isFixed = items.length === 0 && request.isFixed && preferred !== null;
      const notice = request.isBooked ? 0 : (planning.noticeHours ?? 0);
      const starts = afterNotice(notice, day, startsOf(planning, day, inside ?? null));
      items.push({
        id,
        guests: guests.map(guestId),
        ...itemOf(xplanId, planning),
        starts: isFixed ? only(preferred, starts) : starts,
        preferred,
        follows: [],
        existingBooking: null,
      });
    }
  }
  return items;
}

const partiesOf = (guests: readonly number[], { guests: together }: ProductPlanning): (readonly number[])[] =>
  together > 1 ? [guests] : guests.map((guest) => [guest]);

const itemOf = (treatment: string, { duration, bufferBefore, bufferAfter, needs, pool }: ProductPlanning) => ({
  treatment,
  duration,
  needs: needs.map((need) => ({ skill: needKey(need), count: need.count, before: bufferBefore, after: bufferAfter })),
  pool: pool ? { id: pool.poolId, places: pool.units } : needs.length === 0 ? { id: openDoor, places: 1 } : null,
});

const only = (start: number, starts: readonly number[] | null): number[] =>
  starts === null || starts.includes(start) ? [start] : [];

function startsOf({ duration, pool }: ProductPlanning, day: Day, inside: Span | null): number[] | null {
  if (pool?.weekdays && !pool.weekdays.includes(weekdayOf(day.date))) return [];
  const fixed = pool && pool.starts.length > 0 ? [...pool.starts] : null;
  if (!inside) return fixed;
  const latest = inside.to - duration;
  return fixed?.filter((start) => start >= inside.from && start <= latest) ?? gridBetween(inside.from, latest, 5);
}

/** Those that are far enough ahead, `null` for all of the day. */
function afterNotice(hours: number, { lead = Infinity, blocks }: Day, starts: number[] | null): number[] | null {
  const soonest = Math.ceil((hours * 60 - lead) / 5) * 5;
  if (hours === 0 || soonest <= 0) return starts;
  const closing = blocks.at(-1)?.toMinute ?? 0;
  return starts?.filter((start) => start >= soonest) ?? gridBetween(soonest, closing, 5);
}

function stayItems(
  request: BookingRequest,
  day: Day,
  parts: RequestUnit['parts'],
): { items: GroupItem[]; guests: GroupGuest[] } {
  const items: GroupItem[] = [];
  const guests: GroupGuest[] = [];
  for (const [product, { stay }] of request.products.entries()) {
    if (!stay) continue;
    const span = stayFor(stay, day);
    const id = `${request.id}/${product}`;
    parts.set(id, { product, guests: request.guests });
    guests.push({ id, from: span?.from ?? 0, to: span?.to ?? 0 });
    items.push({
      id,
      guests: [id],
      treatment: id,
      duration: span ? span.to - span.from : 5,
      needs: [],
      starts: span ? [span.from] : [],
      preferred: null,
      follows: [],
      pool: { id: stay.poolId, places: request.guests.length },
      existingBooking: null,
    });
  }
  return { items, guests };
}

/** The group's own stay, else the longest, the earliest of equals; null when it is not offered. Ignores free places. */
export function stayFor({ activity }: EntryStay, { blocks, earliest, stay }: Day): Span | null {
  const question = { activity, blocks, earliestMinute: earliest };
  if (stay) return stayIsOffered({ ...question, arrival: stay.from, departure: stay.to }) ? stay : null;
  const times = entryTimes({ ...question, freeAt: () => 1, persons: 1 });
  return times
    .map(({ arrival, departures }) => ({ from: arrival, to: departures.at(-1) ?? arrival }))
    .reduce<Span | null>((best, next) => (best && best.to - best.from >= next.to - next.from ? best : next), null);
}
