import type { Shape } from './shapes.ts';
import type { Starts } from './slots.ts';
import { slotCount } from './slots.ts';

export type Seat = { item: number; shape: number; before: number; length: number };

/**
 * `preferred` is a slot, -1 without. Its seats are `seats[firstSeat .. firstSeat + seatCount)`. `companions` are items
 * of other guests with the same treatment.
 */
export type ProblemItem = Starts & {
  unit: number;
  guests: number[];
  duration: number;
  preferred: number;
  pool: number;
  places: number;
  shapes: number[];
  firstSeat: number;
  seatCount: number;
  companions: number[];
  isExisting: boolean;
};

export type ProblemUnit = { weight: number; items: number[]; guests: number[]; isExisting: boolean };

/**
 * Bit sets over the guest's own `items`: those of each unit, those that must follow an item, and those of its unit that
 * must precede it. `sets` lists the possible sets of done items, the largest number first.
 */
export type ProblemGuest = {
  from: number;
  to: number;
  items: number[];
  units: number[];
  unitBits: number[];
  laterBits: number[];
  earlierBits: number[];
  sets: Uint16Array;
};

/**
 * The input in slots, bits and indexes, ordered by content. `pools` has places per slot, `free` 1 per free slot of a
 * resource, `twins` interchangeable units. `[from, to)` are the slots in which anything can be held.
 */
export type Problem = {
  gap: number;
  guests: ProblemGuest[];
  units: ProblemUnit[];
  items: ProblemItem[];
  shapes: Shape[];
  seats: Seat[];
  pools: Int32Array[];
  stretches: number[];
  free: Uint8Array[];
  usable: number;
  pairs: [number, number][];
  twins: [number, number][];
  from: number;
  to: number;
};

export function extentOf(items: readonly ProblemItem[], shapes: Problem['shapes']): { from: number; to: number } {
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
