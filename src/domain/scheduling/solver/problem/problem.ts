import type { Shape } from './shapes.ts';
import type { Starts } from './slots.ts';
import { slotCount } from './slots.ts';

/** One resource that an item must have (a need of two has two seats), with the window of its shape. */
export type Seat = { item: number; shape: number; before: number; length: number };

export type ProblemItem = Starts & {
  unit: number;
  guests: number[];
  duration: number;
  /** Slot, or -1 without a wish. */
  preferred: number;
  pool: number;
  places: number;
  /** Shapes of its needs; its seats are seats[firstSeat .. firstSeat + seatCount). */
  shapes: number[];
  firstSeat: number;
  seatCount: number;
  /** Items of others with the same treatment. */
  companions: number[];
  isExisting: boolean;
};

export type ProblemUnit = { weight: number; items: number[]; guests: number[]; isExisting: boolean };

export type ProblemGuest = {
  from: number;
  to: number;
  items: number[];
  units: number[];
  /**
   * Bits of the guest's own items: of each of `units`, and for each of `items` of those that must come after it and of
   * those in its own unit that must come before it.
   */
  unitBits: number[];
  laterBits: number[];
  earlierBits: number[];
  /** Sets of items that can be what is done at some moment, as bits, the largest number first. */
  sets: Uint16Array;
};

/** The input as numbers: slots, bits and indexes in an order that depends on content, not on how it was listed. */
export type Problem = {
  gap: number;
  guests: ProblemGuest[];
  units: ProblemUnit[];
  items: ProblemItem[];
  shapes: Shape[];
  seats: Seat[];
  /** Places per slot. */
  pools: Int32Array[];
  /** Slots, per pool: a place is taken for whole stretches of so many. */
  stretches: number[];
  /** Per resource 1 in every slot in which it works and is not taken by others. */
  free: Uint8Array[];
  /** Slots: free time shorter than this is of no use. */
  usable: number;
  /** Companions, each pair once. */
  pairs: [number, number][];
  /** Units that can change places without anybody noticing. */
  twins: [number, number][];
  /** Slots in which anything can happen. */
  from: number;
  to: number;
};

/** `[from, to)`: the slots in which anything can be held or used. */
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
