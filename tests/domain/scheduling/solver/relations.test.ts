import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenRules } from '#domain/scheduling/solver/brokenRules.ts';
import type { GroupInput, Span } from '#domain/scheduling/solver/groupInput.ts';
import type { GroupPlan } from '#domain/scheduling/solver/groupPlan.ts';
import { bookingObjective, guestLevels } from '#domain/scheduling/solver/problem/objective.ts';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { tinyDay } from '#tests/support/planner/tinyDay.ts';
import { groupDay } from '#tools/bench/planner/groupDay.ts';

const budget = 3_000_000;
const numRuns = 100;
const days = Array.from({ length: 6 }, (_, seed) => groupDay({ guests: 4, items: 3, resources: 12 }, seed));
const scoreOf = ({ measures }: GroupPlan): number[] => guestLevels(bookingObjective).map((level) => measures[level]);
const scored = ({ measures: { refused, distance, apart, idle, fragments } }: GroupPlan): object => ({
  refused,
  distance,
  apart,
  idle,
  fragments,
});

function isWorse(one: readonly number[], other: readonly number[]): boolean {
  const level = one.findIndex((value, index) => value !== other[index]);
  return level >= 0 && one[level]! > other[level]!;
}

test('the same request gives the same plan with the same work', () => {
  for (const day of days) expect(planGroup(structuredClone(day), 1_000_000)).toEqual(planGroup(day, 1_000_000));
});

test('every plan of a busy day keeps to the rules', () => {
  for (const day of days) expect(brokenRules(day, planGroup(day, 500_000).plan)).toEqual([]);
});

test('more work never makes a plan worse', () => {
  for (const day of days) {
    const [brief, longer] = [planGroup(day, 200_000), planGroup(day, 1_500_000)];
    expect(isWorse(scoreOf(longer.plan), scoreOf(brief.plan))).toBe(false);
    expect(longer.provenLevels).toBeGreaterThanOrEqual(brief.provenLevels);
  }
});

test('however little work there is, the bound is never above what the open level turns out to be', () => {
  fc.assert(
    fc.property(tinyDay, fc.integer({ min: 0, max: 12_000 }), (day, work) => {
      const [brief, whole] = [planGroup(day, work), planGroup(day, budget)];
      const open = bookingObjective[brief.provenLevels] ?? 'fragments';
      expect(brief.bound).toBeLessThanOrEqual(whole.plan.measures[open]);
    }),
    { numRuns: 5 * numRuns },
  );
});

test('the order in which guests, units, resources and pools are listed changes nothing', () => {
  for (const day of days) {
    const turned: GroupInput = {
      ...day,
      guests: day.guests.toReversed(),
      units: day.units.toReversed(),
      resources: day.resources.toReversed(),
      pools: day.pools.toReversed(),
    };
    expect(planGroup(turned, 500_000)).toEqual(planGroup(day, 500_000));
  }
});

test('a whole day half an hour later has a plan of the same value', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const [plan, moved] = [planGroup(day, budget), planGroup(shifted(day, 30), budget)];
      expect(moved.plan.measures).toMatchObject(scored(plan.plan));
    }),
    { numRuns },
  );
});

test('one more resource never makes a proven plan worse', () => {
  fc.assert(
    fc.property(tinyDay, fc.constantFrom('massage', 'room', 'facial'), (day, skill) => {
      const extra = { id: 'extra', skills: [skill], works: [{ from: 600, to: 660 }], otherClaims: [] };
      const [less, more] = [
        planGroup(day, budget),
        planGroup({ ...day, resources: [...day.resources, extra] }, budget),
      ];
      expect(isWorse(scoreOf(more.plan), scoreOf(less.plan))).toBe(false);
    }),
    { numRuns },
  );
});

test('a claim that others give up never makes a proven plan worse', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const freed = { ...day, resources: day.resources.map((resource) => ({ ...resource, otherClaims: [] })) };
      const [before, after] = [planGroup(day, budget), planGroup(freed, budget)];
      expect(isWorse(scoreOf(after.plan), scoreOf(before.plan))).toBe(false);
    }),
    { numRuns },
  );
});

test('requesting one unit less never refuses another one', () => {
  fc.assert(
    fc.property(tinyDay, (day) => {
      const fewer = { ...day, units: day.units.slice(1).map(loose) };
      const all = { ...day, units: day.units.map(loose) };
      expect(planGroup(fewer, budget).plan.measures.refused).toBeLessThanOrEqual(
        planGroup(all, budget).plan.measures.refused,
      );
    }),
    { numRuns },
  );
});

const loose = (unit: GroupInput['units'][number]): GroupInput['units'][number] => ({
  ...unit,
  items: unit.items.map((item) => ({ ...item, follows: [] })),
});

function shifted(day: GroupInput, minutes: number): GroupInput {
  const later = <T extends Span>(span: T): T => ({ ...span, from: span.from + minutes, to: span.to + minutes });
  return {
    ...day,
    guests: day.guests.map(later),
    units: day.units.map((unit) => ({
      ...unit,
      items: unit.items.map((item) => ({
        ...item,
        starts: item.starts?.map((start) => start + minutes) ?? null,
        preferred: item.preferred === null ? null : item.preferred + minutes,
      })),
    })),
    resources: day.resources.map((one) => ({
      ...one,
      works: one.works.map(later),
      otherClaims: one.otherClaims.map(later),
    })),
    pools: day.pools.map((pool) => ({ ...pool, free: pool.free.map(later) })),
  };
}
