import type { Problem } from './problem.ts';
import type { State } from './state.ts';
import { PlanTooLarge } from './planTooLarge.ts';

/**
 * Less is better. `refused`: guests of refused units. `distance`: slots from preferred starts. `apart`: pairs of
 * companions not at one start. `idle`: slots between a guest's items beyond the changing gap. `stay`: slots from first
 * start to last end; `groupStay` the same of the whole group. `overlapping`: pairs of companions inside at the same time.
 */
export type GuestLevel = 'refused' | 'distance' | 'apart' | 'idle' | 'stay' | 'groupStay' | 'overlapping';
export type Level = GuestLevel | 'fragments';
export type Measures = Record<GuestLevel, number>;

/** Levels by rank; `fragments` only as the last one. */
export type Objective = readonly Level[];

export const bookingObjective: Objective = ['refused', 'distance', 'apart', 'idle', 'fragments'];

export const guestLevels = (objective: Objective): GuestLevel[] => objective.filter((level) => level !== 'fragments');

export function measure(problem: Problem, state: State): Measures {
  const measures: Measures = { refused: 0, distance: 0, apart: 0, idle: 0, stay: 0, groupStay: 0, overlapping: 0 };
  for (const [index, unit] of problem.units.entries()) if (state.booked[index] !== 1) measures.refused += unit.weight;
  for (const [index, item] of problem.items.entries()) {
    const start = state.start[index]!;
    if (start >= 0 && item.preferred >= 0) measures.distance += Math.abs(start - item.preferred);
  }
  for (const [one, other] of problem.pairs) {
    const [a, b] = [state.start[one]!, state.start[other]!];
    if (a < 0 || a !== b) measures.apart += 1;
    if (a >= 0 && b >= 0 && a < b + problem.items[other]!.duration && b < a + problem.items[one]!.duration) {
      measures.overlapping += 1;
    }
  }
  for (const guest of problem.guests) measureDay(problem, state, guest.items, measures);
  const [first, last] = extentOf(problem, state, problem.items.keys());
  measures.groupStay = Math.max(0, last - first);
  return measures;
}

function measureDay(problem: Problem, state: State, items: readonly number[], measures: Measures): void {
  let busy = 0;
  let count = 0;
  for (const item of items) {
    if (state.start[item]! < 0) continue;
    busy += problem.items[item]!.duration;
    count += 1;
  }
  if (count === 0) return;
  const [first, last] = extentOf(problem, state, items);
  measures.stay += last - first;
  measures.idle += last - first - busy - (count - 1) * problem.gap;
}

/** First start and last end of the booked ones; Infinity and -1 without any. */
export function extentOf(problem: Problem, state: State, items: Iterable<number>): [first: number, last: number] {
  let first = Infinity;
  let last = -1;
  for (const item of items) {
    const start = state.start[item]!;
    if (start < 0) continue;
    first = Math.min(first, start);
    last = Math.max(last, start + problem.items[item]!.duration);
  }
  return [first, last];
}

/** A weight per level that later levels never outweigh, 0 for levels that do not count. */
export function weightsFor(problem: Problem, objective: readonly GuestLevel[]): Measures {
  const most = mostOf(problem);
  const weights: Measures = { refused: 0, distance: 0, apart: 0, idle: 0, stay: 0, groupStay: 0, overlapping: 0 };
  let weight = 1;
  for (const level of objective.toReversed()) {
    weights[level] = weight;
    weight *= most[level] + 1;
  }
  if (weight > Number.MAX_SAFE_INTEGER) throw new PlanTooLarge('too many levels to weigh exactly');
  return weights;
}

function mostOf(problem: Problem): Measures {
  const length = problem.to - problem.from;
  return {
    refused: problem.units.reduce((sum, unit) => sum + unit.weight, 0),
    distance: problem.items.reduce((sum, item) => {
      if (item.preferred < 0 || item.last < 0) return sum;
      return sum + Math.max(Math.abs(item.first - item.preferred), Math.abs(item.last - item.preferred));
    }, 0),
    apart: problem.pairs.length,
    idle: length * problem.guests.length,
    stay: length * problem.guests.length,
    groupStay: length,
    overlapping: problem.pairs.length,
  };
}

export function total(measures: Measures, weights: Measures): number {
  return (
    measures.refused * weights.refused +
    measures.distance * weights.distance +
    measures.apart * weights.apart +
    measures.idle * weights.idle +
    measures.stay * weights.stay +
    measures.groupStay * weights.groupStay +
    measures.overlapping * weights.overlapping
  );
}
