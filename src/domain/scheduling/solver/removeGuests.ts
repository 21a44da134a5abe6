import type { Search } from './search.ts';

/** Guests with everybody they share a unit with, and so on: none of them can be planned again alone. */
export function withSharers({ problem }: Search, guests: Iterable<number>): number[] {
  const all = new Set(guests);
  for (const guest of all) {
    for (const unit of problem.guests[guest]!.units) for (const other of problem.units[unit]!.guests) all.add(other);
  }
  return [...all];
}

/** Takes guests and those they share with out of the plan; their units are open again. Answers who. */
export function removeGuests(search: Search, guests: Iterable<number>): number[] {
  const { problem, state } = search;
  const removed = withSharers(search, guests);
  for (const guest of removed) {
    for (const unit of problem.guests[guest]!.units) state.booked[unit] = 0;
    for (const item of problem.guests[guest]!.items) state.start[item] = -1;
  }
  return removed;
}
