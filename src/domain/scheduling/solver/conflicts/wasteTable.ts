import { dayWords, hasSlot } from '../bits.ts';
import type { Problem } from '../problem.ts';

/** No start there for this resource. */
export const closed = 255;

/**
 * Per seat, candidate and start: the slots of free time beside it that are left too short whatever else is planned, because
 * what bounds them is not of this group and nothing of this group fits in. `closed` where the candidate is not free.
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

/** Per resource the shortest time anything of the group holds it: less than this cannot be filled. */
export function shortestClaims({ seats, shapes, free }: Problem): number[] {
  return free.map((_, resource) => {
    const windows = seats.filter(({ shape }) => shapes[shape]!.rowOf[resource]! >= 0);
    return Math.min(...windows.map(({ before, length }) => before + length));
  });
}

/** Free slots in one direction, 0 when there are `most` or more. */
function gap(free: Uint8Array, from: number, step: 1 | -1, most: number): number {
  let count = 0;
  while (count < most && free[from + step * count] === 1) count += 1;
  return count < most ? count : 0;
}
