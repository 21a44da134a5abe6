import type { BoundNode, Stage } from './boundNode.ts';
import { startsLeft } from './boundNode.ts';
import { measure, total } from './objective.ts';
import type { Problem } from './problem.ts';
import { seatAll } from './seatAll.ts';
import type { State } from './state.ts';
import { emptyState } from './state.ts';
import type { Work } from './work.ts';
import { isSpent } from './work.ts';

export type Trial = { problem: Problem; node: BoundNode; stage: Stage; work: Work; found: (state: State) => void };

/** Whether the starts left have at most `most` combinations. */
export function areFew(problem: Problem, node: BoundNode, most: number): boolean {
  let combinations = 1;
  for (const [index, item] of problem.items.entries()) {
    if (node.units[item.unit] === 2) continue;
    combinations *= startsLeft(node.starts[index]!) + (node.units[item.unit] === 1 ? 0 : 1);
    if (combinations > most) return false;
  }
  return true;
}

/** Tries every combination of the starts left, units with fewest first; false when the work ran out. */
export function tryAll(trial: Trial): boolean {
  const { problem, node } = trial;
  const state = emptyState(problem);
  const room = (unit: number): number =>
    problem.units[unit]!.items.reduce((product, item) => product * startsLeft(node.starts[item]!), 1);
  const units = problem.units.map((_, unit) => unit).toSorted((a, b) => room(a) - room(b) || a - b);
  return tryUnit(trial, state, { units, unit: 0, item: 0, spent: 0 });
}

type Depth = { units: readonly number[]; unit: number; item: number; spent: number };

function tryUnit(trial: Trial, state: State, depth: Depth): boolean {
  const { problem, node, stage, work } = trial;
  if (isSpent(work)) return false;
  if (depth.spent >= stage.best) return true;
  const index = depth.units[depth.unit];
  if (index === undefined) return tryPlan(trial, state);
  const unit = problem.units[index]!;
  const item = unit.items[depth.item];
  if (item === undefined) return tryUnit(trial, state, { ...depth, unit: depth.unit + 1, item: 0 });
  if (node.units[index] !== 2) {
    const { first, last, preferred } = problem.items[item]!;
    state.booked[index] = 1;
    for (let start = first; start <= last; start += 1) {
      if (node.starts[item]![start] !== 1 || !fits(problem, state, item, start)) continue;
      work.used += 30;
      state.start[item] = start;
      const distance = preferred < 0 ? 0 : Math.abs(start - preferred) * stage.weights.distance;
      const apart = partings(problem, state, item) * stage.weights.apart;
      const done = tryUnit(trial, state, { ...depth, item: depth.item + 1, spent: depth.spent + distance + apart });
      state.start[item] = -1;
      if (!done) return false;
    }
  }
  if (depth.item > 0 || node.units[index] === 1) return true;
  state.booked[index] = 2;
  const spent = depth.spent + unit.weight * stage.weights.refused;
  return tryUnit(trial, state, { ...depth, unit: depth.unit + 1, item: 0, spent });
}

function tryPlan({ problem, stage, work, found }: Trial, state: State): boolean {
  work.used += 10 * problem.items.length;
  if (total(measure(problem, state), stage.weights) >= stage.best) return true;
  const result = seatAll(problem, state, work);
  if (result === 'seated') found(state);
  return result !== 'spent';
}

/** Companions placed already at another start. */
function partings(problem: Problem, state: State, item: number): number {
  let count = 0;
  for (const companion of problem.items[item]!.companions) {
    if (state.start[companion]! >= 0 && state.start[companion] !== state.start[item]) count += 1;
  }
  return count;
}

function fits(problem: Problem, state: State, index: number, start: number): boolean {
  const item = problem.items[index]!;
  for (const guestIndex of item.guests) {
    const guest = problem.guests[guestIndex]!;
    const position = guest.items.indexOf(index);
    for (const [otherPosition, other] of guest.items.entries()) {
      const at = state.start[other]!;
      if (other === index || at < 0) continue;
      const isLater = at > start;
      const [first, second] = isLater ? [position, otherPosition] : [otherPosition, position];
      const end = isLater ? start + item.duration : at + problem.items[other]!.duration;
      if ((isLater ? at : start) < end + problem.gap) return false;
      if ((guest.laterBits[second]! & (1 << first)) !== 0) return false;
    }
  }
  return true;
}
