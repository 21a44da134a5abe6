import type { Problem, ProblemGuest } from './problem/problem.ts';
import { slotCount } from './problem/slots.ts';

/**
 * Job-level programme of Chen, Chu and Proth 1998, with sets of done items for the order. `prices` has a price per item
 * and slot; `leaving` the price of refusing a unit, Infinity: it must stay. `back` holds the best price from each cell
 * on, `pick` the item that starts there. `opening` and `closing` have the price of the day's first start and last end in
 * a slot. `missing` is a bit set; `cells` counts the work of the last table.
 */
export type GuestDay = {
  counts: Int16Array;
  starts: Int16Array[];
  prices: Float64Array[];
  leaving: Float64Array;
  idle: number;
  stay: number;
  opening: Float64Array;
  closing: Float64Array;
  back: Float64Array;
  pick: Int8Array;
  forth: Float64Array;
  missing: number;
  cells: number;
};

export function guestDay(problem: Problem): GuestDay {
  const most = Math.max(0, ...problem.guests.map((guest) => guest.items.length));
  const widest = Math.max(0, ...problem.guests.map((guest) => rowOf(problem, guest) << guest.items.length));
  return {
    counts: new Int16Array(most),
    starts: Array.from({ length: most }, () => new Int16Array(slotCount)),
    prices: Array.from({ length: most }, () => new Float64Array(slotCount)),
    leaving: new Float64Array(Math.max(0, ...problem.guests.map((guest) => guest.units.length))),
    idle: 0,
    stay: 0,
    opening: new Float64Array(slotCount),
    closing: new Float64Array(slotCount + 1),
    back: new Float64Array(widest),
    pick: new Int8Array(widest),
    forth: new Float64Array(widest),
    missing: 0,
    cells: 0,
  };
}

const endOfDay = -2;
const waitASlot = -1;

/** Cells of a set of done items: a slot of the stay each, and the changing gap after its end. */
const rowOf = ({ gap }: Problem, guest: ProblemGuest): number => guest.to - guest.from + gap + 1;
const noPrices = new Float64Array(slotCount);

/** Returns the price of a guest's best day, Infinity when there is none. Leaves the table in `day.back`. */
export function bestDay(problem: Problem, guest: ProblemGuest, day: GuestDay): number {
  const row = rowOf(problem, guest);
  const { back, pick, counts } = day;
  const missing = missingItems(guest, counts);
  day.missing = missing;
  day.cells = 0;
  for (let index = 0; index < guest.sets.length; index += 1) {
    const done = guest.sets[index]!;
    if ((done & missing) !== 0) continue;
    const base = done * row;
    const ending = endingPrice(guest, day, done);
    if (done === 0) back.fill(ending, base, base + row);
    else for (let at = 0; at < row; at += 1) back[base + at] = ending + closingPrice(problem, guest, day, at);
    pick.fill(endOfDay, base, base + row);
    for (let position = 0; position < guest.items.length; position += 1) {
      const bit = 1 << position;
      if (((done | missing) & bit) !== 0 || !mayFollow(guest, position, done)) continue;
      addItem(guest, day, stepOf(problem, guest, day, { position, done }));
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

/** Of a day whose last item ended a changing gap before the cell. */
const closingPrice = ({ gap }: Problem, { from }: ProblemGuest, { closing }: GuestDay, at: number): number =>
  at < gap ? 0 : closing[from + at - gap]!;

export const mayFollow = (guest: ProblemGuest, position: number, done: number): boolean =>
  (guest.laterBits[position]! & done) === 0 && (guest.earlierBits[position]! & ~done) === 0;

/** `last`: the cell of whatever ends later. */
type Step = {
  position: number;
  base: number;
  last: number;
  next: number;
  step: number;
  extra: number;
  opening: Float64Array;
};

type Item = { position: number; done: number };

function stepOf(problem: Problem, guest: ProblemGuest, day: GuestDay, { position, done }: Item): Step {
  const { gap } = problem;
  const { duration } = problem.items[guest.items[position]!]!;
  const isFirst = done === 0;
  const row = rowOf(problem, guest);
  return {
    position,
    base: done * row,
    last: row - 1,
    next: (done | (1 << position)) * row,
    step: duration + gap,
    extra: day.stay * (duration + (isFirst ? 0 : gap)),
    opening: isFirst ? day.opening : noPrices,
  };
}

function addItem(guest: ProblemGuest, day: GuestDay, { position, base, last, next, step, extra, opening }: Step): void {
  const { back, pick } = day;
  const starts = day.starts[position]!;
  const prices = day.prices[position]!;
  const count = day.counts[position]!;
  const { from } = guest;
  for (let index = 0; index < count; index += 1) {
    const start = starts[index]!;
    const at = start - from;
    const after = at + step;
    const price = prices[start]! + extra + opening[start]! + back[next + (after < last ? after : last)]!;
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
  const row = rowOf(problem, guest);
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
  const row = rowOf(problem, guest);
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
      extendForward(guest, day, stepOf(problem, guest, day, { position, done }), through[position]!);
    }
  }
}

function extendForward(
  guest: ProblemGuest,
  { back, forth, counts, starts, prices }: GuestDay,
  { position, base, last, next, step, extra, opening }: Step,
  best: Float64Array,
): void {
  const list = starts[position]!;
  const price = prices[position]!;
  const count = counts[position]!;
  const { from } = guest;
  for (let index = 0; index < count; index += 1) {
    const start = list[index]!;
    const at = start - from;
    const until = forth[base + at]! + price[start]! + extra + opening[start]!;
    if (until === Infinity) continue;
    const after = at + step < last ? at + step : last;
    if (until < forth[next + after]!) forth[next + after] = until;
    const whole = until + back[next + after]!;
    if (whole < best[start]!) best[start] = whole;
  }
}
