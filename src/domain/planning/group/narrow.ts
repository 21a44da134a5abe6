import type { Pricing } from './pricing.ts';
import { newPricing } from './pricing.ts';
import type { Problem, ProblemGuest, ProblemItem } from './problem.ts';
import { slotCount } from './slots.ts';

/** The same problem with these starts only: every table becomes as short as what is left of the day. */
export function narrow(problem: Problem, starts: readonly Uint8Array[]): Problem {
  const items = problem.items.map((item, index): ProblemItem => {
    const legal = starts[index]!;
    const first = legal.includes(1) ? legal.indexOf(1) : slotCount;
    return { ...item, legal, first, last: legal.lastIndexOf(1) };
  });
  const guests = problem.guests.map((guest): ProblemGuest => {
    const from = Math.min(slotCount, ...guest.items.map((item) => items[item]!.first));
    return { ...guest, from, to: Math.max(from, ...guest.items.map((item) => items[item]!.last + 1)) };
  });
  return { ...problem, items, guests, ...extentOf(items, problem.shapes) };
}

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

/** Tables for the narrower problem with the prices found so far. */
export function narrowPricing(pricing: Pricing, starts: readonly Uint8Array[]): Pricing {
  const problem = narrow(pricing.problem, starts);
  const narrower = newPricing(problem);
  const shift = Math.max(0, problem.from - pricing.problem.from);
  const { width } = narrower.layout;
  for (let row = 0; row < narrower.layout.rows; row += 1) {
    const from = row * pricing.layout.width + shift;
    narrower.prices.set(pricing.prices.subarray(from, from + Math.min(width, pricing.layout.width)), row * width);
  }
  narrower.prices.set(pricing.prices.subarray(pricing.layout.parties), narrower.layout.parties);
  return narrower;
}
