import { expect, test } from 'vitest';
import { planGroup } from '#domain/scheduling/solver/planGroup.ts';
import { PlanTooLarge, withinPlannerLimits } from '#domain/scheduling/solver/problem/planTooLarge.ts';
import { busyDay, item, massage, quietDay } from '#tests/support/planner/units.ts';

const budget = 1_000_000;

test('two guests with one masseur are treated one after the other, with time in between that is of use to others', () => {
  const { plan, isBest } = planGroup(quietDay([massage('a', 'anna'), massage('b', 'bas')]), budget);
  expect(plan.items).toEqual([
    { item: 'a', unit: 'a', start: 600, resources: ['mirjam', 'room 1'] },
    { item: 'b', unit: 'b', start: 705, resources: ['mirjam', 'room 1'] },
  ]);
  expect({ isBest, apart: plan.measures.apart }).toEqual({ isBest: true, apart: 1 });
});

test('companions with masseurs and rooms enough start together, nearest to what they prefer', () => {
  const units = [massage('a', 'anna', { preferred: 660 }), massage('b', 'bas', { preferred: 660 })];
  const { plan, provenLevels } = planGroup(busyDay(units), budget);
  expect(plan.items.map(({ start }) => start)).toEqual([660, 660]);
  expect(new Set(plan.items.flatMap(({ resources }) => resources)).size).toBe(4);
  expect(provenLevels).toBe(5);
});

test('a duo treatment takes both guests, two masseurs and one room at once', () => {
  const duo = item('duo', 'anna', {
    guests: ['bas', 'anna'],
    needs: [
      { skill: 'masseur', count: 2, before: 0, after: 0 },
      { skill: 'room', count: 1, before: 0, after: 15 },
    ],
  });
  const { plan } = planGroup(busyDay([{ id: 'duo', items: [duo] }, massage('own', 'bas')]), budget);
  expect(plan.refused).toEqual([]);
  expect(plan.items.find((one) => one.item === 'duo')?.resources.toSorted()).toEqual(['mirjam', 'noor', 'room 1']);
  const [first, second] = plan.items;
  expect(second!.start - first!.start).toBe(75);
});

test('a duo treatment with one masseur is refused as a whole', () => {
  const needs = [{ skill: 'masseur', count: 2, before: 0, after: 0 }];
  const duo = { id: 'duo', items: [item('duo', 'anna', { guests: ['anna', 'bas'], needs })] };
  expect(planGroup(quietDay([duo]), budget)).toMatchObject({ refused: ['duo'], provenLevels: 5 });
});

test('an arrangement is booked whole or not at all, its treatment before its meal', () => {
  const meal = item('meal', 'anna', {
    treatment: 'lunch',
    needs: [],
    starts: [720, 765],
    follows: ['back'],
    pool: { id: 'restaurant', places: 1 },
  });
  const arrangement = { id: 'day', items: [meal, item('back', 'anna')] };
  const { plan } = planGroup(quietDay([arrangement]), budget);
  expect(plan.items.map((one) => [one.item, one.start])).toEqual([
    ['back', 645],
    ['meal', 720],
  ]);
  const late = quietDay([arrangement], { guests: [{ id: 'anna', from: 720, to: 840 }] });
  expect(planGroup(late, budget).refused).toEqual(['day']);
});

test('a full session takes as many guests as it has places', () => {
  const session = { treatment: 'hammam', needs: [], starts: [720], pool: { id: 'restaurant', places: 1 } };
  const day = quietDay([massage('a', 'anna', session), massage('b', 'bas', session)], {
    pools: [{ id: 'restaurant', free: [{ from: 700, to: 800, places: 1 }] }],
  });
  expect(planGroup(day, budget)).toMatchObject({ refused: [expect.any(String)], provenLevels: 5 });
});

test('what is booked already stays where it is, and the rest is planned around it', () => {
  const existingUnit = massage('a', 'anna', { existingBooking: { start: 630, resources: ['mirjam', 'room 1'] } });
  const { plan } = planGroup(quietDay([massage('b', 'bas', { preferred: 630 }), existingUnit]), budget);
  expect(plan.items).toEqual([
    { item: 'a', unit: 'a', start: 630, resources: ['mirjam', 'room 1'] },
    { item: 'b', unit: 'b', start: 705, resources: ['mirjam', 'room 1'] },
  ]);
});

test('an empty request has an empty plan', () => {
  expect(planGroup(quietDay([]), budget)).toMatchObject({ plan: { items: [], refused: [] }, isBest: true });
});

test('a guest nobody knows is a mistake of the caller', () => {
  expect(() => planGroup(quietDay([massage('a', 'carla')]), budget)).toThrow(RangeError);
});

test('a guest with more items than one day can be weighed for is too much to plan', () => {
  const many = (count: number) => Array.from({ length: count }, (_, index) => massage(`m${index}`, 'anna'));
  expect(() => planGroup(quietDay(many(12)), budget)).not.toThrow();
  expect(() => planGroup(quietDay(many(13)), budget)).toThrow(PlanTooLarge);
});

test('more resources than can be numbered are too much to plan', () => {
  const day = quietDay([massage('a', 'anna')]);
  const resourcesOf = (count: number) =>
    Array.from({ length: count }, (_, index) => ({ ...day.resources[0]!, id: `masseur ${index}` }));
  expect(() => planGroup({ ...day, resources: resourcesOf(127) }, budget)).not.toThrow();
  expect(() => planGroup({ ...day, resources: resourcesOf(128) }, budget)).toThrow(PlanTooLarge);
});

test('what is too much to plan has another answer; a mistake of the caller has none', () => {
  const tooLarge = (): string => {
    throw new PlanTooLarge('thirteen items');
  };
  expect(withinPlannerLimits(() => 'a plan', 'nothing')).toBe('a plan');
  expect(withinPlannerLimits(tooLarge, 'nothing')).toBe('nothing');
  expect(() => withinPlannerLimits(() => planGroup(quietDay([massage('a', 'carla')]), budget).refused, [])).toThrow(
    RangeError,
  );
});
