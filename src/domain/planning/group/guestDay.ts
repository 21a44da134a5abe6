import type { Problem, ProblemGuest } from './problem.ts';
import { slotCount } from './slots.ts';

/**
 * One guest's best day when every start has a fixed price: best(done items, slot), backwards in time. Exact for order,
 * gaps, waiting and what to leave out (the job-level programme of Chen, Chu and Proth 1998 with sets for the order).
 */
export type GuestDay = {
  /** Price per item of the guest and slot; Infinity where it cannot start. */
  prices: Float64Array[];
  /** Price of leaving out each unit of the guest; Infinity when it must stay. */
  leaving: Float64Array;
  /** Price of a slot of waiting between items, and of a slot of stay. */
  idle: number;
  stay: number;
  back: Float64Array;
  forth: Float64Array;
  ending: Float64Array;
};

export function guestDay(problem: Problem): GuestDay {
  const most = Math.max(0, ...problem.guests.map((guest) => guest.items.length));
  const widest = Math.max(0, ...problem.guests.map((guest) => tableSize(guest)));
  return {
    prices: Array.from({ length: most }, () => new Float64Array(slotCount).fill(Infinity)),
    leaving: new Float64Array(Math.max(0, ...problem.guests.map((guest) => guest.units.length))),
    idle: 0,
    stay: 0,
    back: new Float64Array(widest),
    forth: new Float64Array(widest),
    ending: new Float64Array(1 << most),
  };
}

const rowOf = (guest: ProblemGuest): number => guest.to - guest.from + 1;
const tableSize = (guest: ProblemGuest): number => rowOf(guest) << guest.items.length;

/** Cells the programme fills for a guest, the unit of work. */
export const cellsOf = (guest: ProblemGuest): number => tableSize(guest) * (1 + guest.items.length / 2);

/** The price of the best day of a guest, Infinity when there is none; leaves the table in `day.back`. */
export function bestDay(problem: Problem, guest: ProblemGuest, day: GuestDay): number {
  const row = rowOf(guest);
  const width = row - 1;
  const full = (1 << guest.items.length) - 1;
  const { back, ending } = day;
  for (let done = full; done >= 0; done -= 1) {
    const base = done * row;
    const end = endingPrice(guest, day, done);
    ending[done] = end;
    back.fill(end, base, base + row);
    for (let position = 0; position < guest.items.length; position += 1) {
      const bit = 1 << position;
      if ((done & bit) !== 0 || (guest.laterBits[position]! & done) !== 0) continue;
      const item = problem.items[guest.items[position]!]!;
      const prices = day.prices[position]!;
      const step = item.duration + problem.gap;
      const extra = day.stay * (item.duration + (done === 0 ? 0 : problem.gap));
      const next = (done | bit) * row;
      for (let start = item.first; start <= item.last; start += 1) {
        const at = start - guest.from;
        const after = at + step;
        const price = prices[start]! + extra + back[next + (after < width ? after : width)]!;
        if (price < back[base + at]!) back[base + at] = price;
      }
    }
    const waiting = done === 0 ? 0 : day.idle + day.stay;
    for (let at = width - 1; at >= 0; at -= 1) {
      const later = back[base + at + 1]! + waiting;
      if (later < back[base + at]!) back[base + at] = later;
    }
  }
  return back[0]!;
}

function endingPrice(guest: ProblemGuest, day: GuestDay, done: number): number {
  let price = 0;
  for (let unit = 0; unit < guest.units.length; unit += 1) {
    const bits = guest.unitBits[unit]!;
    const part = bits & done;
    if (part === 0) price += day.leaving[unit]!;
    else if (part !== bits) return Infinity;
  }
  return price;
}

/** Reads the best day out of the table: the start of each of the guest's items, -1 for those left out. */
export function traceDay(problem: Problem, guest: ProblemGuest, day: GuestDay): Int16Array {
  const starts = new Int16Array(guest.items.length).fill(-1);
  const row = rowOf(guest);
  const width = row - 1;
  let done = 0;
  let at = 0;
  while (day.back[done * row + at]! < day.ending[done]!) {
    const value = day.back[done * row + at]!;
    let found = -1;
    for (let position = 0; position < guest.items.length && found < 0; position += 1) {
      const bit = 1 << position;
      if ((done & bit) !== 0 || (guest.laterBits[position]! & done) !== 0) continue;
      const item = problem.items[guest.items[position]!]!;
      const start = at + guest.from;
      if (start < item.first || start > item.last) continue;
      const after = Math.min(width, at + item.duration + problem.gap);
      const extra = day.stay * (item.duration + (done === 0 ? 0 : problem.gap));
      if (day.prices[position]![start]! + extra + day.back[(done | bit) * row + after]! === value) found = position;
    }
    if (found < 0) {
      at += 1;
      continue;
    }
    starts[found] = at + guest.from;
    done |= 1 << found;
    at = Math.min(width, at + problem.items[guest.items[found]!]!.duration + problem.gap);
  }
  return starts;
}
