import type { ShapeBook } from './compileResources.ts';
import type { GroupInput, GroupItem } from './groupInput.ts';
import {
  clearSpan,
  dayWords,
  keepWhereServed,
  setSpan,
  slotCount,
  slotFrom,
  slotMinutes,
  slotTo,
  slotsInto,
  slotsOf,
  startsOf,
} from './problem/slots.ts';
import type { ProblemItem, Seat } from './problem/problem.ts';
import type { Shape } from './problem/shapes.ts';
import { seatsAt } from './problem/shapes.ts';

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
      const guests = [...new Set(item.guests)].map((id) => indexOfName(guestIndexes, id)).toSorted((a, b) => a - b);
      const windows = guests.map((guest) => input.guests[guest]!);
      const shapes = book.shapesFor(item);
      const pool = item.pool && !item.existingBooking ? indexOfName(poolIndexes, item.pool.id) : -1;
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
        isExisting: item.existingBooking !== null,
      });
    }
  }
  return { items, seats };
}

function indexOfName(indexes: ReadonlyMap<string, number>, id: string): number {
  const index = indexes.get(id);
  if (index === undefined) throw new RangeError(`nobody is called ${id}`);
  return index;
}

export type Place = { shapes: readonly Shape[]; places: Int32Array | null; from: number; to: number };

/**
 * Day words of the starts an item can have when nothing else of its group is placed. `[from, to)` is when all its
 * guests are inside.
 */
export function legalStarts(item: GroupItem, { shapes, places, from, to }: Place): Int32Array {
  const words = new Int32Array(dayWords);
  if (item.existingBooking) {
    setSpan(words, 0, [slotTo(item.existingBooking.start), slotTo(item.existingBooking.start) + 1]);
    return words;
  }
  const duration = slotsOf(item.duration);
  const last = to - duration;
  if (!item.starts) setSpan(words, 0, [from, last + 1]);
  for (const start of item.starts ?? []) {
    const slot = start / slotMinutes;
    if (Number.isInteger(slot) && slot >= from && slot <= last) setSpan(words, 0, [slot, slot + 1]);
  }
  for (const { rows, count, candidates } of shapes) {
    keepWhereServed(words, rows, { end: candidates.length * dayWords, count, serving: new Int32Array(count) });
  }
  const isShared = shareCandidates(shapes);
  if (places || isShared) {
    for (const slot of listOf(words)) {
      const isFine =
        (!places || hasPlaces(places, slot, [duration, item.pool?.places ?? 0])) &&
        (!isShared || seatsAt(shapes, slot));
      if (!isFine) clearSpan(words, 0, [slot, slot + 1]);
    }
  }
  return words;
}

function shareCandidates(shapes: readonly Shape[]): boolean {
  return shapes.some((one, index) =>
    shapes.slice(0, index).some((other) => one.candidates.some((resource) => other.rowOf[resource]! >= 0)),
  );
}

function listOf(words: Int32Array): Int16Array {
  const list = new Int16Array(slotCount);
  return list.subarray(0, slotsInto(list, words));
}

export function hasPlaces(pool: Int32Array, start: number, [duration, places]: [number, number]): boolean {
  for (let slot = start; slot < start + duration; slot += 1) if (pool[slot]! < places) return false;
  return true;
}
