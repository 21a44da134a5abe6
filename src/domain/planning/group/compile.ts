import { hasBits } from './bits.ts';
import { canonicalOrder } from './canonicalOrder.ts';
import { poolPlaces, shapeBook } from './compileResources.ts';
import type { GroupInput, GroupItem, GroupUnit } from './groupInput.ts';
import type { Problem, ProblemGuest, ProblemItem, ProblemUnit, Seat, Shape } from './problem.ts';
import { canBeSeated, freeAt } from './shapeOf.ts';
import { slotCount, slotFrom, slotMinutes, slotsOf, slotTo } from './slots.ts';

/** One guest's table doubles with every item; more than this is no day in a spa. */
const maxItemsOfGuest = 12;

export type Compiled = {
  problem: Problem;
  /** What the indexes of the problem stand for. */
  units: readonly GroupUnit[];
  items: readonly GroupItem[];
  resources: readonly string[];
};

/**
 * The input in numbers. Throws RangeError beyond 12 items of one guest, 64 resources that could serve the group, or
 * for a name nobody has.
 */
export function compile(given: GroupInput): Compiled {
  const input = canonicalOrder(given);
  const book = shapeBook(input);
  const items = input.units.flatMap((unit) => unit.items);
  const indexes = {
    guests: new Map(input.guests.map((guest, index) => [guest.id, index])),
    pools: new Map(input.pools.map((pool, index) => [pool.id, index])),
    items: new Map(items.map((item, index) => [item.id, index])),
  };
  const pools = input.pools.map(poolPlaces);
  const seats: Seat[] = [];
  const compiled = input.units.flatMap((unit, unitIndex) =>
    unit.items.map((item): ProblemItem => {
      const guests = item.guests.map((id) => found(indexes.guests, id)).toSorted((a, b) => a - b);
      const shapes = book.shapesFor(item);
      const firstSeat = seats.length;
      const index = found(indexes.items, item.id);
      for (const shape of shapes) {
        for (let seat = 0; seat < book.shapes[shape]!.count; seat += 1) seats.push({ item: index, shape });
      }
      const pool = item.pool && !item.kept ? found(indexes.pools, item.pool.id) : -1;
      const windows = guests.map((guest) => input.guests[guest]!);
      const legal = legalStarts(item, {
        shapes: shapes.map((shape) => book.shapes[shape]!),
        places: pools[pool] ?? null,
        from: Math.max(...windows.map((window) => slotFrom(window.from))),
        to: Math.min(...windows.map((window) => slotTo(window.to))),
      });
      return {
        unit: unitIndex,
        guests,
        duration: slotsOf(item.duration),
        preferred: item.preferred === null ? -1 : Math.round(item.preferred / slotMinutes),
        pool,
        places: item.pool?.places ?? 0,
        shapes,
        firstSeat,
        seatCount: seats.length - firstSeat,
        legal,
        first: legal.indexOf(1) < 0 ? slotCount : legal.indexOf(1),
        last: legal.lastIndexOf(1),
        companions: [],
        kept: item.kept !== null,
      };
    }),
  );
  const units = compileUnits(compiled, input.units.length);
  const pairs = pairUp(compiled, items);
  const problem: Problem = {
    gap: slotsOf(input.changingGap),
    guests: input.guests.map((_, guest) => compileGuest(guest, compiled, (later, earlier) =>
      items[later]!.follows.includes(items[earlier]!.id),
    )),
    units,
    items: compiled,
    shapes: book.shapes,
    seats,
    pools,
    resourceCount: book.resources.length,
    pairs,
    ...extent(compiled, book.shapes),
  };
  return { problem, units: input.units, items, resources: book.resources.map((resource) => resource.id) };
}

function found(indexes: ReadonlyMap<string, number>, id: string): number {
  const index = indexes.get(id);
  if (index === undefined) throw new RangeError(`nobody is called ${id}`);
  return index;
}

type Place = { shapes: Shape[]; places: Int32Array | null; from: number; to: number };

function legalStarts(item: GroupItem, place: Place): Uint8Array {
  const legal = new Uint8Array(slotCount);
  if (item.kept) return legal.fill(1, slotTo(item.kept.start), slotTo(item.kept.start) + 1);
  const duration = slotsOf(item.duration);
  const allowed = item.starts && new Set(item.starts.filter((start) => start % slotMinutes === 0));
  const shared = new Set(place.shapes.flatMap((shape) => shape.candidates)).size;
  const overlapping = shared < place.shapes.reduce((sum, shape) => sum + shape.candidates.length, 0);
  for (let start = place.from; start + duration <= place.to; start += 1) {
    if (allowed && !allowed.has(start * slotMinutes)) continue;
    if (!place.shapes.every((shape) => hasBits(shape.low[start]!, shape.high[start]!, shape.count))) continue;
    if (place.places && !hasPlaces(place.places, start, [duration, item.pool?.places ?? 0])) continue;
    const lists = (): number[][] =>
      place.shapes.flatMap((shape) => Array.from({ length: shape.count }, () => freeAt(shape, start)));
    if (overlapping && !canBeSeated(lists())) continue;
    legal[start] = 1;
  }
  return legal;
}

function hasPlaces(pool: Int32Array, start: number, [duration, places]: [number, number]): boolean {
  for (let slot = start; slot < start + duration; slot += 1) if (pool[slot]! < places) return false;
  return true;
}

function compileUnits(items: readonly ProblemItem[], count: number): ProblemUnit[] {
  const units = Array.from({ length: count }, (_, unit) => {
    const own = items.flatMap((item, index) => (item.unit === unit ? [index] : []));
    const guests = [...new Set(own.flatMap((index) => items[index]!.guests))].toSorted((a, b) => a - b);
    return { weight: guests.length, items: own, guests, kept: own.some((index) => items[index]!.kept) };
  });
  const ordinary = units.reduce((sum, unit) => sum + (unit.kept ? 0 : unit.weight), 0);
  return units.map((unit) => (unit.kept ? { ...unit, weight: unit.weight * (ordinary + 1) } : unit));
}

function pairUp(items: readonly ProblemItem[], names: readonly GroupItem[]): [number, number][] {
  const pairs: [number, number][] = [];
  for (const [a, one] of items.entries()) {
    for (const [b, other] of items.entries()) {
      if (a >= b || names[a]!.treatment !== names[b]!.treatment) continue;
      if (one.guests.some((guest) => other.guests.includes(guest))) continue;
      pairs.push([a, b]);
      one.companions.push(b);
      other.companions.push(a);
    }
  }
  return pairs;
}

function compileGuest(
  guest: number,
  items: readonly ProblemItem[],
  comesAfter: (later: number, earlier: number) => boolean,
): ProblemGuest {
  const own = items.flatMap((item, index) => (item.guests.includes(guest) ? [index] : []));
  if (own.length > maxItemsOfGuest) throw new RangeError(`more than ${maxItemsOfGuest} items of one guest`);
  const bitsWhere = (holds: (index: number) => boolean): number =>
    own.reduce((bits, index, position) => (holds(index) ? bits | (1 << position) : bits), 0);
  const units = [...new Set(own.map((index) => items[index]!.unit))];
  const first = Math.min(slotCount, ...own.map((index) => items[index]!.first));
  return {
    from: first,
    to: Math.max(first, ...own.map((index) => items[index]!.last + 1)),
    items: own,
    units,
    unitBits: units.map((unit) => bitsWhere((index) => items[index]!.unit === unit)),
    laterBits: own.map((earlier) => bitsWhere((later) => comesAfter(later, earlier))),
  };
}

function extent(items: readonly ProblemItem[], shapes: readonly Shape[]): { from: number; to: number } {
  let from = slotCount;
  let to = 0;
  for (const item of items) {
    if (item.first > item.last) continue;
    const before = Math.max(0, ...item.shapes.map((shape) => shapes[shape]!.before));
    const length = Math.max(item.duration, ...item.shapes.map((shape) => shapes[shape]!.length));
    from = Math.min(from, Math.max(0, item.first - before));
    to = Math.max(to, Math.min(slotCount, item.last + length));
  }
  return { from: Math.min(from, to), to };
}
