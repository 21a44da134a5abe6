import { expect, test } from 'vitest';
import { allFit, planRequests } from '#domain/scheduling/day/dayPlan.ts';
import { withPlan } from '#domain/scheduling/day/withPlan.ts';
import { exampleDay, request, session, treatment } from './exampleDay.ts';

test.each([
  ['a therapist with her buffer', treatment({ bufferAfter: 15 }), 600, [600, 650, 660, 665]],
  ['the last place of a session', session('hammam', { duration: 50 }), 610, [590, 600, 650, 660]],
])('%s is planned for one visit and no more for the next', (_, product, start, starts) => {
  const visit = { ...request('a', [product]), preferred: start, isFixed: true };
  const day = exampleDay({ personCount: 1 });
  const plan = planRequests(day, [], [visit]);
  expect(plan.refused).toEqual([]);
  const next = withPlan(day, [visit], plan);
  const isFree = (at: number) => allFit(next, [], [{ ...visit, id: 'b', preferred: at }]);
  expect(starts.filter((at) => allFit(day, [], [{ ...visit, preferred: at }]))).toEqual(
    starts.filter((at) => at >= 600),
  );
  expect(starts.filter(isFree)).toEqual(starts.slice(-1));
});
