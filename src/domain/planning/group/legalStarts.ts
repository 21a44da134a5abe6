import { hasBits } from './bits.ts';
import type { GroupItem } from './groupInput.ts';
import type { Shape } from './problem.ts';
import { seatsAt } from './shapeOf.ts';
import { slotCount, slotMinutes, slotsOf, slotTo } from './slots.ts';

/** What an item needs at its start, the places of its pool per slot, and `[from, to)` in which its guests are inside. */
export type Place = { shapes: Shape[]; places: Int32Array | null; from: number; to: number };

/** 1 at every start an item can have beside nothing else of its group: guests inside, resources and places enough. */
export function legalStarts(item: GroupItem, place: Place): Uint8Array {
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
    if (overlapping && !seatsAt(place.shapes, start)) continue;
    legal[start] = 1;
  }
  return legal;
}

function hasPlaces(pool: Int32Array, start: number, [duration, places]: [number, number]): boolean {
  for (let slot = start; slot < start + duration; slot += 1) if (pool[slot]! < places) return false;
  return true;
}
