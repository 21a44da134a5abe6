import { planRepair } from './planRepair.ts';
import type { RepairLevel } from './repairCosts.ts';
import type { LostBooking, RepairDay, RepairMeasures, RepairPlan } from './repairDay.ts';
import { noMeasures } from './repairDay.ts';
import { withMoves } from './withMoves.ts';

/** Fewest guests at another time · least time between old and new · nobody at another time. */
export type RepairKind = 'fewestMoved' | 'smallestShift' | 'sameTimes';

export type ProposedRepair = RepairPlan & { kind: RepairKind };

const orders: Record<RepairKind, { order: readonly RepairLevel[]; mayMove: boolean }> = {
  fewestMoved: { order: ['leftOver', 'moved', 'parted', 'shift', 'changed'], mayMove: true },
  smallestShift: { order: ['leftOver', 'shift', 'parted', 'moved', 'changed'], mayMove: true },
  sameTimes: { order: ['leftOver', 'parted', 'moved', 'shift', 'changed'], mayMove: false },
};

/** Places tried for one plan of one batch: some three tenths of a second at most. */
export const repairBudget = 3_000_000;

/** Bookings that are planned at once; more follow, the later ones beside the earlier. */
const batchSize = 24;

/** Up to three different repairs of the same day. Deterministic. One that would place nobody is left out. */
export function repairPlans(day: RepairDay, lost: readonly LostBooking[], budget = repairBudget): ProposedRepair[] {
  const plans = (Object.keys(orders) as RepairKind[]).map((kind) => ({
    kind,
    ...planInBatches(day, lost, kind, budget),
  }));
  const seen = new Set<string>();
  return plans.filter((plan) => {
    const key = JSON.stringify(plan.moves);
    if (plan.moves.length === 0 || seen.has(key)) return false;
    seen.add(key);
    return true;
  });
}

function planInBatches(day: RepairDay, lost: readonly LostBooking[], kind: RepairKind, budget: number): RepairPlan {
  const inOrder = lost.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const whole: RepairPlan = { moves: [], leftOver: [], measures: { ...noMeasures }, isBest: true };
  for (let from = 0; from < inOrder.length; from += batchSize) {
    const batch = inOrder.slice(from, from + batchSize);
    const beside = withMoves(day, inOrder, whole.moves);
    const plan = planRepair(beside, batch, { ...orders[kind], budget });
    whole.moves.push(...plan.moves);
    whole.leftOver.push(...plan.leftOver);
    whole.isBest = plan.isBest && inOrder.length <= batchSize && whole.isBest;
    for (const level of Object.keys(plan.measures) as (keyof RepairMeasures)[])
      whole.measures[level] += plan.measures[level];
  }
  return whole;
}
