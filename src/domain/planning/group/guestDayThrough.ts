import type { GuestDay } from './guestDay.ts';
import type { Problem, ProblemGuest } from './problem.ts';

/**
 * The price of the guest's best day in which an item starts at each slot, into `through[position][slot]`, Infinity
 * where there is none. Needs the table `bestDay` has just left.
 */
export function daysThrough(problem: Problem, guest: ProblemGuest, day: GuestDay, through: Float64Array[]): void {
  const row = guest.to - guest.from + 1;
  const width = row - 1;
  const sets = 1 << guest.items.length;
  const { back, forth } = day;
  forth.fill(Infinity, 0, row * sets);
  forth[0] = 0;
  for (let position = 0; position < guest.items.length; position += 1) through[position]!.fill(Infinity);
  for (let done = 0; done < sets; done += 1) {
    const base = done * row;
    const waiting = done === 0 ? 0 : day.idle + day.stay;
    for (let at = 1; at <= width; at += 1) {
      const waited = forth[base + at - 1]! + waiting;
      if (waited < forth[base + at]!) forth[base + at] = waited;
    }
    for (let position = 0; position < guest.items.length; position += 1) {
      const bit = 1 << position;
      if ((done & bit) !== 0 || (guest.laterBits[position]! & done) !== 0) continue;
      const item = problem.items[guest.items[position]!]!;
      const prices = day.prices[position]!;
      const best = through[position]!;
      const extra = day.stay * (item.duration + (done === 0 ? 0 : problem.gap));
      const next = (done | bit) * row;
      for (let start = item.first; start <= item.last; start += 1) {
        const at = start - guest.from;
        const price = forth[base + at]! + prices[start]! + extra;
        if (price === Infinity) continue;
        const after = Math.min(width, at + item.duration + problem.gap);
        if (price < forth[next + after]!) forth[next + after] = price;
        const whole = price + back[next + after]!;
        if (whole < best[start]!) best[start] = whole;
      }
    }
  }
}
