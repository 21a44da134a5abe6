import type { Problem } from './problem.ts';
import type { State } from './state.ts';
import { PlanTooLarge } from './planTooLarge.ts';

/**
 * What a plan is judged by; less is better.
 * `refused` guests served by refused units · `distance` slots between starts and preferred starts · `apart` wished pairs
 * of companions not at one start · `idle` slots between a guest's items beyond the changing gap · `stay` slots between
 * a guest's first start and last end · `overlapping` pairs of companions inside at the same time. These guests notice.
 * `fragments` slots of free time on resources left too short to be of use, beside what is planned (see `fragmentsOf`).
 */
export type GuestLevel = 'refused' | 'distance' | 'apart' | 'idle' | 'stay' | 'overlapping';
export type Level = GuestLevel | 'fragments';
export type Measures = Record<GuestLevel, number>;

/** Levels in the order in which they count; `fragments` only as the last one. */
export type Objective = readonly Level[];

/** The order of decisions §4: most booked, nearest to the wish, companions together, least waiting, least fragments. */
export const bookingObjective: Objective = ['refused', 'distance', 'apart', 'idle', 'fragments'];

export const guestLevels = (objective: Objective): GuestLevel[] => objective.filter((level) => level !== 'fragments');

export function measure(problem: Problem, state: State): Measures {
  const measures: Measures = { refused: 0, distance: 0, apart: 0, idle: 0, stay: 0, overlapping: 0 };
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
  return measures;
}

function measureDay(problem: Problem, state: State, items: readonly number[], measures: Measures): void {
  let first = Infinity;
  let last = -1;
  let busy = 0;
  let count = 0;
  for (const item of items) {
    const start = state.start[item]!;
    if (start < 0) continue;
    const duration = problem.items[item]!.duration;
    first = Math.min(first, start);
    last = Math.max(last, start + duration);
    busy += duration;
    count += 1;
  }
  if (count === 0) return;
  measures.stay += last - first;
  measures.idle += last - first - busy - (count - 1) * problem.gap;
}

/**
 * One number per level so large that the levels after it never outweigh it; 0 for levels that do not count. Throws
 * `PlanTooLarge` where they cannot be added exactly.
 */
export function weightsFor(problem: Problem, objective: readonly GuestLevel[]): Measures {
  const most = mostOf(problem);
  const weights: Measures = { refused: 0, distance: 0, apart: 0, idle: 0, stay: 0, overlapping: 0 };
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
    overlapping: problem.pairs.length,
  };
}

/** The measures as one number. */
export function total(measures: Measures, weights: Measures): number {
  return (
    measures.refused * weights.refused +
    measures.distance * weights.distance +
    measures.apart * weights.apart +
    measures.idle * weights.idle +
    measures.stay * weights.stay +
    measures.overlapping * weights.overlapping
  );
}
