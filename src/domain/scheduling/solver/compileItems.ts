import type { ShapeBook } from './compileResources.ts';
import type { GroupInput } from './groupInput.ts';
import { legalStarts } from './legalStarts.ts';
import type { ProblemItem, Seat } from './problem.ts';
import { startsOf } from './startsOf.ts';
import { slotFrom, slotMinutes, slotsOf, slotTo } from './slots.ts';

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
      const words = legalStarts(item, {
        shapes: shapes.map((shape) => book.shapes[shape]!),
        places: pools[pool] ?? null,
        from: Math.max(...windows.map((window) => slotFrom(window.from))),
        to: Math.min(...windows.map((window) => slotTo(window.to))),
      });
      const firstSeat = seats.length;
      for (const shape of shapes) {
        const { before, length, count } = book.shapes[shape]!;
        for (let seat = 0; seat < count; seat += 1) seats.push({ item: items.length, shape, before, length });
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
        ...startsOf(words),
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
