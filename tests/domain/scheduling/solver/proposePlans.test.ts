import { expect, test } from 'vitest';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import { proposePlans } from '#domain/scheduling/solver/proposePlans.ts';
import { busyDay, massage } from '#tests/support/planner/units.ts';
import { groupDay } from '#tools/bench/planner/groupDay.ts';

test('a couple with different preferred starts is offered together, in turn and the shortest stay', () => {
  const units = [
    massage('a', 'anna', { preferred: 600 }),
    massage('b', 'bas', { preferred: 690 }),
    massage('face', 'anna', { treatment: 'facial', preferred: 780 }),
  ];
  const proposals = proposePlans(busyDay(units), 3_000_000);
  expect(proposals.map(({ kind, isBest }) => [kind, isBest])).toEqual([
    ['together', true],
    ['inTurn', true],
    ['shortestStay', true],
  ]);
  const [together, inTurn, shortest] = proposals.map(({ plan }) => plan.measures);
  expect(together).toMatchObject({ refused: 0, apart: 0 });
  expect(inTurn).toMatchObject({ refused: 0, overlapping: 0, idle: 0 });
  expect(shortest).toMatchObject({ refused: 0, stay: 39 });
});

test('in turn one follows the other, however far apart they chose', () => {
  const units = [massage('a', 'anna', { preferred: 600 }), massage('b', 'bas', { preferred: 900 })];
  const inTurn = proposePlans(busyDay(units), 3_000_000).find(({ kind }) => kind === 'inTurn')!;
  const [one, other] = inTurn.plan.items.map(({ start }) => start).toSorted((a, b) => a - b);
  expect(inTurn.plan.measures).toMatchObject({ refused: 0, overlapping: 0, groupStay: 24 });
  expect([other! - one!, inTurn.isBest]).toEqual([60, true]);
});

test('plans that come out the same are offered once', () => {
  expect(proposePlans(busyDay([massage('a', 'anna')]), 900_000).map(({ kind }) => kind)).toEqual(['together']);
});

test('on busy days every proposal keeps to the rules, books as much, and is the best of them in its own way', () => {
  for (let seed = 0; seed < 8; seed += 1) {
    const day = groupDay({ guests: 3, items: 3, resources: 12 }, seed);
    const proposals = proposePlans(day, 900_000);
    for (const { plan } of proposals) expect(brokenRules(day, plan)).toEqual([]);
    const plans = proposals.map(({ plan }) => plan.measures);
    expect(new Set(plans.map(({ refused }) => refused)).size).toBe(1);
    const own = { together: 'apart', inTurn: 'overlapping', shortestStay: 'stay' } as const;
    for (const { kind, plan } of proposals) {
      expect(plan.measures[own[kind]]).toBe(Math.min(...plans.map((measures) => measures[own[kind]])));
    }
  }
});
