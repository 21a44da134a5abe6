import { expect, test } from 'vitest';
import { planRepair } from '#domain/scheduling/repairs/planRepair.ts';
import { repairPlans } from '#domain/scheduling/repairs/repairPlans.ts';
import {
  brokenMoves,
  exhaustiveRepair,
  leftOverClashes,
  measuresByHand,
} from '../../../support/planner/exhaustiveRepair.ts';
import { randomRepair } from '../../../support/planner/randomRepairs.ts';

const firstSeed = Number(process.env['PLANNER_SEED'] ?? 1);
const cases = Number(process.env['PLANNER_CASES'] ?? 150);
const seeds = Array.from({ length: cases }, (_, index) => firstSeed + index);
const ways = [
  { order: ['leftOver', 'moved', 'parted', 'shift', 'changed'], mayMove: true },
  { order: ['leftOver', 'shift', 'parted', 'moved', 'changed'], mayMove: true },
  { order: ['leftOver', 'parted', 'moved', 'shift', 'changed'], mayMove: false },
] as const;

test('no repair of a small day is better than the one that is planned', () => {
  for (const seed of seeds) {
    const { day, lost } = randomRepair(seed, { length: 40, most: 3 });
    for (const way of ways) {
      const { moves, measures, isBest } = planRepair(day, lost, { ...way, budget: 1_000_000 });
      const planned = {
        seed,
        isBest,
        broken: brokenMoves(day, lost, moves),
        values: way.order.map((level) => measures[level]),
      };
      expect(planned).toEqual({ seed, isBest: true, broken: [], values: exhaustiveRepair(day, lost, way) });
      expect(measuresByHand(lost, moves)).toEqual(measures);
    }
  }
});

test('every repair of a larger day keeps all rules, also without a proof', () => {
  for (const seed of seeds) {
    const { day, lost } = randomRepair(seed, { length: 240, most: 40 });
    for (const { kind, moves, leftOver } of repairPlans(day, lost, 20_000)) {
      expect({ seed, kind, broken: brokenMoves(day, lost, moves) }).toEqual({ seed, kind, broken: [] });
      expect({ seed, kind, clashes: leftOverClashes(lost, day, moves) }).toEqual({ seed, kind, clashes: [] });
      expect([...moves.map(({ id }) => id), ...leftOver].toSorted()).toEqual(lost.map(({ id }) => id).toSorted());
    }
  }
});

test('who may move leaves nobody over who could stay at the same time, also without a proof', () => {
  for (const seed of seeds.slice(0, 60)) {
    const { day, lost } = randomRepair(seed, { length: 240, most: 24 });
    const [moving, , staying] = ways.map((way) => planRepair(day, lost, { ...way, budget: 5_000 }));
    expect(moving!.measures.leftOver, `seed ${seed}`).toBeLessThanOrEqual(staying!.measures.leftOver);
  }
});

test('the same day has the same repairs, whatever the order of its bookings', () => {
  for (const seed of seeds.slice(0, 50)) {
    const { day, lost } = randomRepair(seed, { length: 120, most: 10 });
    expect(repairPlans(day, lost.toReversed())).toEqual(repairPlans(day, lost));
  }
});
