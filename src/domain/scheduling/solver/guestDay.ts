import type { Problem, ProblemGuest } from './problem/problem.ts';
import { slotCount } from './problem/slots.ts';

/**
 * Job-level programme of Chen, Chu and Proth 1998, with sets of done items for the order. `prices` has a price per item
 * and slot; `leaving` the price of refusing a unit, Infinity: it must stay. `back` holds the best price from each cell
 * on, `pick` the item that starts there. `missing` is a bit set; `cells` counts the work of the last table.
 */
export type GuestDay = {
  counts: Int16Array;
  starts: Int16Array[];
  prices: Float64Array[];
  leaving: Float64Array;
  idle: number;
  stay: number;
  back: Float64Array;
  pick: Int8Array;
  forth: Float64Array;
  missing: number;
  cells: number;
};

export function guestDay(problem: Problem): GuestDay {
  const most = Math.max(0, ...problem.guests.map((guest) => guest.items.length));
  const widest = Math.max(0, ...problem.guests.map((guest) => rowOf(guest) << guest.items.length));
  return {
    counts: new Int16Array(most),
    starts: Array.from({ length: most }, () => new Int16Array(slotCount)),
    prices: Array.from({ length: most }, () => new Float64Array(slotCount)),
    leaving: new Float64Array(Math.max(0, ...problem.guests.map((guest) => guest.units.length))),
    idle: 0,
    stay: 0,
    back: new Float64Array(widest),
    pick: new Int8Array(widest),
    forth: new Float64Array(widest),
    missing: 0,
    cells: 0,
  };
}

const endOfDay = -2;
const waitASlot = -1;

const rowOf = (guest: ProblemGuest): number => guest.to - guest.from + 1;

/** Returns the price of a guest's best day, Infinity when there is none. Leaves the table in `day.back`. */
export function bestDay(problem: Problem, guest: ProblemGuest, day: GuestDay): number {
  const row = rowOf(guest);
  const { back, pick, counts } = day;
  const missing = missingItems(guest, counts);
  day.missing = missing;
  day.cells = 0;
  for (let index = 0; index < guest.sets.length; index += 1) {
    const done = guest.sets[index]!;
    if ((done & missing) !== 0) continue;
    const base = done * row;
    back.fill(endingPrice(guest, day, done), base, base + row);
    pick.fill(endOfDay, base, base + row);
    for (let position = 0; position < guest.items.length; position += 1) {
      const bit = 1 << position;
      if (((done | missing) & bit) !== 0 || !mayFollow(guest, position, done)) continue;
      const { duration } = problem.items[guest.items[position]!]!;
      const extra = day.stay * (duration + (done === 0 ? 0 : problem.gap));
      addItem(guest, day, { position, base, next: (done | bit) * row, step: duration + problem.gap, extra });
    }
    const waiting = done === 0 ? 0 : day.idle + day.stay;
    let later = back[base + row - 1]!;
    for (let at = base + row - 2; at >= base; at -= 1) {
      later += waiting;
      if (later < back[at]!) {
        back[at] = later;
        pick[at] = waitASlot;
      } else {
        later = back[at]!;
      }
    }
    day.cells += row;
  }
  return back[0]!;
}

export const mayFollow = (guest: ProblemGuest, position: number, done: number): boolean =>
  (guest.laterBits[position]! & done) === 0 && (guest.earlierBits[position]! & ~done) === 0;

type Step = { position: number; base: number; next: number; step: number; extra: number };

function addItem(guest: ProblemGuest, day: GuestDay, { position, base, next, step, extra }: Step): void {
  const { back, pick } = day;
  const starts = day.starts[position]!;
  const prices = day.prices[position]!;
  const count = day.counts[position]!;
  const { from } = guest;
  const width = guest.to - from;
  for (let index = 0; index < count; index += 1) {
    const start = starts[index]!;
    const at = start - from;
    const after = at + step;
    const price = prices[start]! + extra + back[next + (after < width ? after : width)]!;
    if (price < back[base + at]!) {
      back[base + at] = price;
      pick[base + at] = position;
    }
  }
  day.cells += 2 * count;
}

function missingItems(guest: ProblemGuest, counts: Int16Array): number {
  let missing = 0;
  for (let position = 0; position < guest.items.length; position += 1) {
    if (counts[position] === 0) missing |= 1 << position;
  }
  for (const bits of guest.unitBits) if ((bits & missing) !== 0) missing |= bits;
  return missing;
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

/** Needs the table of `bestDay`. Writes the start of each item, -1 when refused. */
export function traceDay(problem: Problem, guest: ProblemGuest, { pick }: GuestDay, chosen: Int16Array): void {
  const row = rowOf(guest);
  chosen.fill(-1, 0, guest.items.length);
  let done = 0;
  let at = 0;
  for (let next = pick[0]!; next !== endOfDay; next = pick[done * row + at]!) {
    if (next === waitASlot) {
      at += 1;
      continue;
    }
    chosen[next] = at + guest.from;
    at = Math.min(row - 1, at + problem.items[guest.items[next]!]!.duration + problem.gap);
    done |= 1 << next;
  }
}

/**
 * Needs the table of `bestDay`. Writes into `through[position][slot]` the best price with that start, else Infinity.
 */
export function pricesThrough(problem: Problem, guest: ProblemGuest, day: GuestDay, through: Float64Array[]): void {
  const row = guest.to - guest.from + 1;
  const { forth, missing } = day;
  forth.fill(Infinity, 0, row << guest.items.length);
  forth[0] = 0;
  for (let position = 0; position < guest.items.length; position += 1) through[position]!.fill(Infinity);
  for (let index = guest.sets.length - 1; index >= 0; index -= 1) {
    const done = guest.sets[index]!;
    if ((done & missing) !== 0) continue;
    const base = done * row;
    const waiting = done === 0 ? 0 : day.idle + day.stay;
    for (let at = 1; at < row; at += 1) {
      const waited = forth[base + at - 1]! + waiting;
      if (waited < forth[base + at]!) forth[base + at] = waited;
    }
    for (let position = 0; position < guest.items.length; position += 1) {
      const bit = 1 << position;
      if (((done | missing) & bit) !== 0 || !mayFollow(guest, position, done)) continue;
      const { duration } = problem.items[guest.items[position]!]!;
      const extra = day.stay * (duration + (done === 0 ? 0 : problem.gap));
      const step = { position, base, next: (done | bit) * row, step: duration + problem.gap, extra };
      extendForward(guest, day, step, through[position]!);
    }
  }
}

function extendForward(
  guest: ProblemGuest,
  { back, forth, counts, starts, prices }: GuestDay,
  { position, base, next, step, extra }: Step,
  best: Float64Array,
): void {
  const list = starts[position]!;
  const price = prices[position]!;
  const count = counts[position]!;
  const { from } = guest;
  const width = guest.to - from;
  for (let index = 0; index < count; index += 1) {
    const start = list[index]!;
    const at = start - from;
    const until = forth[base + at]! + price[start]! + extra;
    if (until === Infinity) continue;
    const after = at + step < width ? at + step : width;
    if (until < forth[next + after]!) forth[next + after] = until;
    const whole = until + back[next + after]!;
    if (whole < best[start]!) best[start] = whole;
  }
}
