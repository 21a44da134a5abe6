import { compile } from './compile.ts';
import { hasPlaces } from './compileItems.ts';
import { besideExistingBookings } from './existingBookings.ts';
import type { GroupInput } from './groupInput.ts';
import { insertGuest } from './insertGuest.ts';
import { closeRow } from './placement.ts';
import { poolSlots } from './problem/pools.ts';
import { clearSpan, slotCount, slotsInto } from './problem/slots.ts';
import { emptyState, overwrite } from './problem/state.ts';
import type { Search } from './search.ts';
import { newSearch } from './search.ts';

/**
 * How many parties of other guests, at most `most`, can each have the same unit, one placed after the other. Never too
 * many; too few where only a search would find room. Expects pools whose places stay the same within a stretch. Throws
 * `PlanTooLarge`.
 */
export function timesInTurn(input: GroupInput, unitId: string, most: number): number {
  const { problem } = compile(besideExistingBookings(input, unitId));
  if (problem.units.length === 0) return 0;
  const search = newSearch(problem, ['refused'], { used: 0, limit: Infinity });
  const nothing = emptyState(problem);
  for (let times = 0; times < most; times += 1) {
    overwrite(search.state, nothing);
    for (let guest = 0; guest < problem.guests.length; guest += 1) insertGuest(search, guest);
    if (search.state.booked.some((booked) => booked !== 1)) return times;
    if (times + 1 < most) giveAway(search);
  }
  return most;
}

/** What is placed belongs to others from now on. */
function giveAway({ problem, state }: Search): void {
  for (const [index, seat] of problem.seats.entries()) {
    for (const shape of problem.shapes)
      closeRow(shape.rows, shape, state.seat[index]!, [seat, state.start[seat.item]!]);
  }
  for (const [index, { pool, places }] of problem.items.entries()) {
    if (pool < 0) continue;
    const [from, to] = poolSlots(problem, index, state.start[index]!);
    const free = problem.pools[pool]!;
    for (let slot = from; slot < Math.min(to, slotCount); slot += 1) free[slot]! -= places;
  }
  for (const { pool, places, duration, words } of problem.items) {
    if (pool < 0) continue;
    const count = slotsInto(starts, words);
    for (const start of starts.subarray(0, count)) {
      if (!hasPlaces(problem.pools[pool]!, start, [duration, places])) clearSpan(words, 0, [start, start + 1]);
    }
  }
}

const starts = new Int16Array(slotCount);
