import { dayWords, hasSlot } from '../problem/slots.ts';
import type { Problem } from '../problem/problem.ts';
import type { Model } from './model.ts';
import { atMost } from './model.ts';
import { isFalse, isTrue, not } from './solver.ts';

export type SeatWaste = { item: number; unit: number; served: number[]; waste: Uint8Array[]; least: number };

export function newSeatWaste({ problem, booked, served }: Model, table: WasteTable, seat: number): SeatWaste {
  const { item } = problem.seats[seat]!;
  const unit = booked[problem.items[item]!.unit]!;
  return { item, unit, served: served[seat]!, waste: table[seat]!, least: 0 };
}

export function wasteAt({ solver }: Model, { served, waste }: SeatWaste, place: number): number {
  let least = closed;
  for (let at = 0; at < waste.length; at += 1) {
    if (waste[at]![place]! < least && !isFalse(solver, served[at]!)) least = waste[at]![place]!;
  }
  return least;
}

export function updateLeastWaste(model: Model, seat: SeatWaste): number {
  const { solver } = model;
  seat.least = 0;
  if (!isTrue(solver, seat.unit)) return 0;
  let least = closed;
  for (let place = solver.first[seat.item]!; place <= solver.last[seat.item]! && least > 0; place += 1) {
    least = Math.min(least, wasteAt(model, seat, place));
    solver.work += seat.waste.length;
  }
  seat.least = least === closed ? 0 : least;
  return seat.least;
}

export function explainWaste(model: Model, seat: SeatWaste): number[] {
  const { solver, problem } = model;
  const { item, unit, served, least } = seat;
  let [from, to] = [solver.first[item]!, solver.last[item]!];
  while (from > 0 && wasteAt(model, seat, from - 1) >= least) from -= 1;
  while (to + 1 < problem.items[item]!.starts.length && wasteAt(model, seat, to + 1) >= least) to += 1;
  const bounds = [not(atMost(model, item, from - 1)), atMost(model, item, to)];
  return [unit, ...bounds, ...served.filter((one) => isFalse(solver, one)).map(not)];
}

export const closed = 255;

/**
 * Per seat, candidate and start: free slots beside it that nothing of this group can fill. `closed` where the candidate
 * is not free.
 */
export type WasteTable = Uint8Array[][];

export function wasteTable(problem: Problem, shortest: readonly number[]): WasteTable {
  return problem.seats.map(({ item, shape, before, length }) => {
    const { candidates, rows } = problem.shapes[shape]!;
    return candidates.map((resource, row) =>
      Uint8Array.from(problem.items[item]!.starts, (start) => {
        if (!hasSlot(rows, row * dayWords, start)) return closed;
        const most = Math.min(problem.usable, shortest[resource]!);
        const free = problem.free[resource]!;
        return gap(free, start - before - 1, -1, most) + gap(free, start + length, 1, most);
      }),
    );
  });
}

export function shortestClaims({ seats, shapes, free }: Problem): number[] {
  return free.map((_, resource) => {
    const windows = seats.filter(({ shape }) => shapes[shape]!.rowOf[resource]! >= 0);
    return Math.min(...windows.map(({ before, length }) => before + length));
  });
}

function gap(free: Uint8Array, from: number, step: 1 | -1, most: number): number {
  let count = 0;
  while (count < most && free[from + step * count] === 1) count += 1;
  return count < most ? count : 0;
}
