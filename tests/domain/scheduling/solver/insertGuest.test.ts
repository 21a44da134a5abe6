import { expect, test } from 'vitest';
import { compile } from '#domain/scheduling/solver/compile.ts';
import { greedyPlan } from '#domain/scheduling/solver/insertGuest.ts';
import { insertGuest } from '#domain/scheduling/solver/insertGuest.ts';
import { bookingObjective, guestLevels } from '#domain/scheduling/solver/problem/objective.ts';
import type { Problem } from '#domain/scheduling/solver/problem/problem.ts';
import { newSearch } from '#domain/scheduling/solver/search.ts';
import { groupDay } from '#tools/bench/planner/groupDay.ts';

const dayOf = (guests: number, resources: number): Problem =>
  compile(groupDay({ guests, items: 3, resources }, 1)).problem;
const fresh = (problem: Problem, levels: Parameters<typeof newSearch>[1], limit: number) =>
  newSearch(problem, levels, { used: 0, limit });

function workOfOneOrder(problem: Problem, levels: Parameters<typeof newSearch>[1]): number {
  const search = fresh(problem, levels, Infinity);
  for (const index of problem.guests.keys()) insertGuest(search, index);
  return search.work.used;
}

test('guests are planned in other orders only while there is work left', () => {
  const problem = dayOf(6, 12);
  const levels = guestLevels(bookingObjective);
  const [brief, ample] = [fresh(problem, levels, 1), fresh(problem, levels, Infinity)];
  greedyPlan(brief);
  greedyPlan(ample);
  expect(brief.work.used).toBe(workOfOneOrder(problem, levels));
  expect(ample.work.used).toBeGreaterThan(2 * brief.work.used);
});

test('a plan that cannot be better is not looked for again', () => {
  const problem = dayOf(2, 24);
  const search = fresh(problem, ['refused'], Infinity);
  expect(greedyPlan(search)).toBe(0);
  expect(search.work.used).toBe(workOfOneOrder(problem, ['refused']));
});
