import { poolsSuffice } from './pools.ts';
import type { Problem } from './problem.ts';
import { isFreeAt } from './shapes.ts';
import type { State } from './state.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

type Open = { seat: number; from: number; to: number; free: number[] };

/**
 * Gives every placed item its resources, starts unchanged. Exact: tightest seat first, with forward checking. `spent`
 * when the work ran out first.
 */
export function seatAll(problem: Problem, state: State, work: Work): 'seated' | 'impossible' | 'spent' {
  if (!poolsSuffice(problem, state)) return 'impossible';
  const open = problem.seats.flatMap((seat, index): Open[] => {
    const start = state.start[seat.item]!;
    if (start < 0) return [];
    const shape = problem.shapes[seat.shape]!;
    const free = shape.candidates.filter((resource) => isFreeAt(shape, resource, start));
    return [{ seat: index, from: start - shape.before, to: start + shape.length, free }];
  });
  const isSeated = seatRest(problem, state, open, work);
  if (isSeated) return 'seated';
  return isSpent(work) ? 'spent' : 'impossible';
}

function seatRest(problem: Problem, state: State, open: readonly Open[], work: Work): boolean {
  work.used += open.length * 4;
  const tightest = open.reduce<Open | null>(
    (least, one) => (least && least.free.length <= one.free.length ? least : one),
    null,
  );
  if (!tightest) return true;
  if (isSpent(work)) return false;
  for (const resource of tightest.free) {
    const rest: Open[] = [];
    for (const other of open) {
      if (other === tightest) continue;
      const clashes =
        (other.from < tightest.to && tightest.from < other.to) ||
        problem.seats[other.seat]!.item === problem.seats[tightest.seat]!.item;
      rest.push(clashes ? { ...other, free: other.free.filter((one) => one !== resource) } : other);
    }
    if (rest.some((other) => other.free.length === 0)) continue;
    state.seat[tightest.seat] = resource;
    if (seatRest(problem, state, rest, work)) return true;
  }
  return false;
}

export function clashes({ seats }: Problem, { start, seat: seatResource }: State, seat: number): boolean {
  const own = seats[seat]!;
  const from = start[own.item]!;
  for (let index = 0; index < seats.length; index += 1) {
    const other = seats[index]!;
    const at = start[other.item]!;
    if (index === seat || at < 0 || seatResource[index] !== seatResource[seat]) continue;
    if (at - other.before < from + own.length && from - own.before < at + other.length) return true;
  }
  return false;
}
