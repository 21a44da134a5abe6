import { hasBits } from './bits.ts';
import type { ShapeBook } from './compileResources.ts';
import type { GroupInput, GroupItem } from './groupInput.ts';
import type { ProblemItem, Seat, Shape } from './problem.ts';
import { canBeSeated, freeAt } from './shapeOf.ts';
import { slotCount, slotFrom, slotMinutes, slotsOf, slotTo } from './slots.ts';

/** The items of all units in their order, and the seats of each; companions are not known yet. */
export function compileItems(
  input: GroupInput,
  book: ShapeBook,
  pools: readonly Int32Array[],
): { items: ProblemItem[]; seats: Seat[] } {
  const guestIndexes = new Map(input.guests.map((guest, index) => [guest.id, index]));
  const poolIndexes = new Map(input.pools.map((pool, index) => [pool.id, index]));
  const seats: Seat[] = [];
  const items: ProblemItem[] = [];
  for (const [unit, { items: own }] of input.units.entries()) {
    for (const item of own) {
      const guests = [...new Set(item.guests)].map((id) => found(guestIndexes, id)).toSorted((a, b) => a - b);
      const windows = guests.map((guest) => input.guests[guest]!);
      const shapes = book.shapesFor(item);
      const pool = item.pool && !item.kept ? found(poolIndexes, item.pool.id) : -1;
      const legal = legalStarts(item, {
        shapes: shapes.map((shape) => book.shapes[shape]!),
        places: pools[pool] ?? null,
        from: Math.max(...windows.map((window) => slotFrom(window.from))),
        to: Math.min(...windows.map((window) => slotTo(window.to))),
      });
      const firstSeat = seats.length;
      for (const shape of shapes) {
        for (let seat = 0; seat < book.shapes[shape]!.count; seat += 1) seats.push({ item: items.length, shape });
      }
      items.push({
        unit,
        guests,
        duration: slotsOf(item.duration),
        preferred: item.preferred === null ? -1 : Math.round(item.preferred / slotMinutes),
        pool,
        places: item.pool?.places ?? 0,
        shapes,
        firstSeat,
        seatCount: seats.length - firstSeat,
        legal,
        first: legal.includes(1) ? legal.indexOf(1) : slotCount,
        last: legal.lastIndexOf(1),
        companions: [],
        kept: item.kept !== null,
      });
    }
  }
  return { items, seats };
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
