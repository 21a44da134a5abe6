import type { GuestDay } from './guestDay.ts';
import { mayFollow } from './guestDay.ts';
import type { Problem, ProblemGuest } from './problem.ts';

/**
 * The price of the guest's best day in which an item starts at each of its starts, into `through[position][slot]`,
 * Infinity where there is none. Needs the table `bestDay` has just left.
 */
export function daysThrough(problem: Problem, guest: ProblemGuest, day: GuestDay, through: Float64Array[]): void {
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
      goThrough(guest, day, step, through[position]!);
    }
  }
}

type Step = { position: number; base: number; next: number; step: number; extra: number };

function goThrough(
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
