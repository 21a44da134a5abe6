import { expect, test } from 'vitest';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import type { GroupInput, Span } from '#domain/scheduling/solver/groupInput.ts';
import { measuresOf } from '#domain/scheduling/solver/measuresOf.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { massage, quietDay } from '#tests/support/planner/units.ts';
import { groupDay } from '#tools/bench/planner/groupDay.ts';

const budget = 1_000_000;
const needs = [{ skill: 'masseur', count: 1, before: 0, after: 0 }];

/** Mirjam can do nothing but massages, Noor more; both work from 9:00 to 18:00 but for the claims of others. */
function masseurs(mirjam: readonly Span[], noor: readonly Span[], changes: Partial<GroupInput> = {}): GroupInput {
  const works = [{ from: 540, to: 1080 }];
  const resources = [
    { id: 'mirjam', skills: ['masseur'], works, otherClaims: mirjam },
    { id: 'noor', skills: ['masseur', 'facial'], works, otherClaims: noor },
  ];
  return quietDay([massage('a', 'anna', { needs })], { resources, ...changes });
}

test('free time too short to be of use counts, on the side of others, of the roster and of the plan itself', () => {
  const day = masseurs([{ from: 540, to: 590 }], [{ from: 665, to: 1080 }]);
  const plan = (start: number, masseur: string): { items: Parameters<typeof measuresOf>[1]['items'] } => ({
    items: [{ item: 'a', unit: 'a', start, resources: [masseur] }],
  });
  expect(measuresOf(day, plan(600, 'mirjam')).fragments).toBe(2);
  expect(measuresOf(day, plan(590, 'mirjam')).fragments).toBe(0);
  expect(measuresOf(day, plan(600, 'noor')).fragments).toBe(1);
  expect(measuresOf({ ...day, usableGap: 90 }, plan(600, 'noor')).fragments).toBe(13);
});

test('of masseurs who are free at the preferred time, the one it leaves no useless quarter with comes', () => {
  const unit = massage('a', 'anna', { needs, preferred: 660 });
  const around = [
    { from: 540, to: 660 },
    { from: 720, to: 1080 },
  ];
  const loosely = [
    { from: 540, to: 645 },
    { from: 735, to: 1080 },
  ];
  const { plan, isTidiest } = planGroup({ ...masseurs(loosely, around), units: [unit] }, budget);
  expect(plan.items).toEqual([{ item: 'a', unit: 'a', start: 660, resources: ['noor'] }]);
  expect({ isTidiest, fragments: plan.measures.fragments }).toEqual({ isTidiest: true, fragments: 0 });
});

test('with nothing to choose between, whoever can do less comes, as early as can be', () => {
  const { plan } = planGroup(masseurs([], []), budget);
  expect(plan.items).toEqual([{ item: 'a', unit: 'a', start: 600, resources: ['mirjam'] }]);
});

test('a treatment at any time goes right beside claims of others rather than leave a gap', () => {
  const otherClaims = [{ from: 540, to: 610 }];
  const { plan } = planGroup(masseurs(otherClaims, [{ from: 540, to: 1080 }]), budget);
  expect(plan.items[0]?.start).toBe(610);
});

test('a better time for guests is never given up for fewer fragments', () => {
  const unit = massage('a', 'anna', { needs, preferred: 620 });
  const { plan } = planGroup(
    { ...masseurs([{ from: 540, to: 610 }], [{ from: 540, to: 1080 }]), units: [unit] },
    budget,
  );
  expect(plan.items[0]?.start).toBe(620);
  expect(plan.measures).toMatchObject({ distance: 0, fragments: 2 });
});

test('on busy days resources are tidied whether all is proven or not', () => {
  for (let seed = 0; seed < 6; seed += 1) {
    const day = groupDay({ guests: 4, items: 3, resources: 12 }, seed);
    const [loose, tidied] = [
      planGroup(day, 100_000, ['refused', 'distance', 'apart', 'idle']),
      planGroup(day, 100_000),
    ];
    expect(brokenRules(day, tidied.plan)).toEqual([]);
    expect(tidied.plan.measures).toEqual(measuresOf(day, tidied.plan));
    expect(tidied.plan.measures.fragments).toBeLessThanOrEqual(loose.plan.measures.fragments);
  }
});
