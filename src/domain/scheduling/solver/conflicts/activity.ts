import type { Solver } from './solver.ts';

const fading = 1 / 0.95;
const tooMuch = 1e100;

/** A variable that took part in a conflict is tried earlier. */
export function raise(solver: Solver, variable: number): void {
  solver.activity[variable]! += solver.bump;
  if (solver.activity[variable]! > tooMuch) {
    for (let other = 0; other < solver.variables; other += 1) solver.activity[other]! /= tooMuch;
    solver.bump /= tooMuch;
  }
  if (solver.heapAt[variable]! >= 0) up(solver, solver.heapAt[variable]!);
}

/** What took part earlier counts less from now on. */
export function fade(solver: Solver): void {
  solver.bump *= fading;
}

/** The most active variable that may have no value, taken out of the heap; -1 when there is none left. */
export function takeMostActive(solver: Solver): number {
  const { heap, heapAt } = solver;
  if (solver.heapSize === 0) return -1;
  const top = heap[0]!;
  heapAt[top] = -1;
  solver.heapSize -= 1;
  if (solver.heapSize > 0) {
    heap[0] = heap[solver.heapSize]!;
    heapAt[heap[0]!] = 0;
    down(solver);
  }
  return top;
}

export function putBack(solver: Solver, variable: number): void {
  const at = solver.heapSize;
  solver.heap[at] = variable;
  solver.heapAt[variable] = at;
  solver.heapSize += 1;
  up(solver, at);
}

function up({ heap, heapAt, activity }: Solver, from: number): void {
  const variable = heap[from]!;
  let at = from;
  while (at > 0) {
    const parent = (at - 1) >> 1;
    const above = heap[parent]!;
    if (isBefore(activity, above, variable)) break;
    heap[at] = above;
    heapAt[above] = at;
    at = parent;
  }
  heap[at] = variable;
  heapAt[variable] = at;
}

function down({ heap, heapAt, activity, heapSize }: Solver): void {
  const variable = heap[0]!;
  let at = 0;
  for (let child = 1; child < heapSize; child = 2 * at + 1) {
    if (child + 1 < heapSize && isBefore(activity, heap[child + 1]!, heap[child]!)) child += 1;
    if (!isBefore(activity, heap[child]!, variable)) break;
    heap[at] = heap[child]!;
    heapAt[heap[at]!] = at;
    at = child;
  }
  heap[at] = variable;
  heapAt[variable] = at;
}

const isBefore = (activity: Float64Array, one: number, other: number): boolean =>
  activity[one]! > activity[other]! || (activity[one]! === activity[other]! && one < other);
