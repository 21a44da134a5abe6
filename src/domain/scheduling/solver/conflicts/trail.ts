import type { Reason, Solver } from './solver.ts';

/** Updates the first and last possible start of the literal's item as well. */
export function assign(solver: Solver, literal: number, reason: Reason): void {
  const variable = literal >> 1;
  solver.truth[literal] = 1;
  solver.level[variable] = solver.decisions.length;
  solver.reason[variable] = reason;
  solver.trail[solver.size] = literal;
  solver.size += 1;
  const item = solver.owner[variable]!;
  if (item < 0) return;
  const place = solver.place[variable]!;
  const { undo } = solver;
  if ((literal & 1) === 0) {
    if (place >= solver.last[item]!) return;
    undo.item.push(-item - 1);
    undo.value.push(solver.last[item]!);
    solver.last[item] = place;
  } else {
    if (place < solver.first[item]!) return;
    undo.item.push(item);
    undo.value.push(solver.first[item]!);
    solver.first[item] = place + 1;
  }
}

export function decide(solver: Solver, literal: number): void {
  solver.decisions.push(solver.size);
  solver.explanationsAt.push(solver.explanationsEnd);
  solver.undo.at.push(solver.undo.item.length);
  assign(solver, literal, 0);
}

export function backtrack(solver: Solver, depth: number): void {
  if (solver.decisions.length <= depth) return;
  const { truth, trail, phase, undo } = solver;
  const begin = solver.decisions[depth]!;
  for (let at = solver.size - 1; at >= begin; at -= 1) {
    const literal = trail[at]!;
    const variable = literal >> 1;
    truth[literal] = 0;
    phase[variable] = (literal & 1) ^ 1;
    if (solver.heapAt[variable]! < 0) pushVariable(solver, variable);
  }
  for (let at = undo.item.length - 1; at >= undo.at[depth]!; at -= 1) {
    const item = undo.item[at]!;
    if (item < 0) solver.last[-item - 1] = undo.value[at]!;
    else solver.first[item] = undo.value[at]!;
  }
  undo.item.length = undo.value.length = undo.at[depth]!;
  undo.at.length = depth;
  solver.size = begin;
  solver.head = begin;
  solver.explanationsEnd = solver.explanationsAt[depth]!;
  solver.explanationsAt.length = depth;
  solver.decisions.length = depth;
}

const activityGrowth = 1 / 0.95;
const activityLimit = 1e100;

export function bumpActivity(solver: Solver, variable: number): void {
  solver.activity[variable]! += solver.bump;
  if (solver.activity[variable]! > activityLimit) {
    for (let other = 0; other < solver.variables; other += 1) solver.activity[other]! /= activityLimit;
    solver.bump /= activityLimit;
  }
  if (solver.heapAt[variable]! >= 0) siftUp(solver, solver.heapAt[variable]!);
}

export function decayActivity(solver: Solver): void {
  solver.bump *= activityGrowth;
}

export function popMostActive(solver: Solver): number {
  const { heap, heapAt } = solver;
  if (solver.heapSize === 0) return -1;
  const top = heap[0]!;
  heapAt[top] = -1;
  solver.heapSize -= 1;
  if (solver.heapSize > 0) {
    heap[0] = heap[solver.heapSize]!;
    heapAt[heap[0]!] = 0;
    siftDown(solver);
  }
  return top;
}

export function pushVariable(solver: Solver, variable: number): void {
  const at = solver.heapSize;
  solver.heap[at] = variable;
  solver.heapAt[variable] = at;
  solver.heapSize += 1;
  siftUp(solver, at);
}

function siftUp({ heap, heapAt, activity }: Solver, from: number): void {
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

function siftDown({ heap, heapAt, activity, heapSize }: Solver): void {
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
