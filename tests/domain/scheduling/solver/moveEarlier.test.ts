import { expect, test } from 'vitest';
import { compile } from '#domain/scheduling/solver/compile.ts';
import type { GroupInput } from '#domain/scheduling/solver/groupInput.ts';
import { groupPlan } from '#domain/scheduling/solver/groupPlan.ts';
import { moveEarlier } from '#domain/scheduling/solver/moveEarlier.ts';
import { bookingObjective, guestLevels, measure, total } from '#domain/scheduling/solver/problem/objective.ts';
import { planCompiled } from '#domain/scheduling/solver/planGroup.ts';
import { newSearch } from '#domain/scheduling/solver/search.ts';
import { busyDay, massage, quietDay } from '#tests/support/planner/units.ts';

/** The starts of a day whose plan has been put off by some slots and then moved as early as can be. */
function startsOf(day: GroupInput, slots: number): Record<string, number> {
  const compiled = compile(day);
  const { problem } = compiled;
  const { state } = planCompiled(problem, { objective: bookingObjective, budget: 1_000_000 });
  const search = newSearch(problem, guestLevels(bookingObjective), { used: 0, limit: Infinity });
  for (const item of problem.items.keys()) state.start[item]! += slots;
  moveEarlier(search, { state, cost: total(measure(problem, state), search.weights) }, true);
  return Object.fromEntries(groupPlan(compiled, state).items.map(({ item, start }) => [item, start]));
}

test('who comes alone comes as early as can be', () => {
  expect(startsOf(quietDay([massage('a', 'anna')]), 12)).toEqual({ a: 600 });
});

test('companions move together, for apart would be worse', () => {
  expect(startsOf(busyDay([massage('a', 'anna'), massage('b', 'bas')]), 12)).toEqual({ a: 600, b: 600 });
});

test('a day without waiting moves as a whole', () => {
  const day = busyDay([massage('a', 'anna'), massage('b', 'anna', { treatment: 'facial' })]);
  expect(new Set(Object.values(startsOf(day, 12)))).toEqual(new Set([600, 675]));
});

test('nothing moves away from its preferred start', () => {
  expect(startsOf(quietDay([massage('a', 'anna', { preferred: 720 })]), 0)).toEqual({ a: 720 });
});

test('nothing moves to where the masseur, the guest or the session is not', () => {
  const masseur = { id: 'mirjam', skills: ['masseur'], works: [{ from: 620, to: 1080 }], otherClaims: [] };
  const [, room] = quietDay([]).resources;
  const late = quietDay([massage('a', 'anna')], { resources: [masseur, room!] });
  expect(startsOf(late, 12)).toEqual({ a: 620 });
  const session = massage('a', 'anna', { treatment: 'hammam', needs: [], starts: [630, 690] });
  expect(startsOf(quietDay([session]), 12)).toEqual({ a: 630 });
});
