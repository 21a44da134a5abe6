import type { PlacedBooking } from './placedBookings.ts';
import { planRepair } from './planRepair.ts';
import { placeOf } from './repairChoices.ts';
import { measuresOf } from './repairCosts.ts';
import type { RepairLevel } from './repairCosts.ts';
import type { LostBooking, RepairDay, RepairMove, RepairPlan } from './repairDay.ts';

/** Fewest guests at another time · least time between old and new · nobody at another time. */
export type RepairKind = 'fewestMoved' | 'smallestShift' | 'sameTimes';

export type ProposedRepair = RepairPlan & { kind: RepairKind };

const orders: Record<RepairKind, { order: readonly RepairLevel[]; mayMove: boolean }> = {
  fewestMoved: { order: ['leftOver', 'moved', 'parted', 'shift', 'changed'], mayMove: true },
  smallestShift: { order: ['leftOver', 'shift', 'parted', 'moved', 'changed'], mayMove: true },
  sameTimes: { order: ['leftOver', 'parted', 'moved', 'shift', 'changed'], mayMove: false },
};

/** Places tried for one plan of one batch. */
export const repairBudget = 1_000_000;

/** Bookings that are planned at once; more follow, the later ones beside the earlier. */
const batchSize = 24;

/** Up to three different repairs of the same day. Deterministic. One that would place nobody is left out. */
export function repairPlans(day: RepairDay, lost: readonly LostBooking[], budget = repairBudget): ProposedRepair[] {
  const inOrder = lost.toSorted((a, b) => a.start - b.start || (a.id < b.id ? -1 : 1));
  const plans = (Object.keys(orders) as RepairKind[]).map((kind) => ({
    kind,
    ...planInBatches(day, inOrder, kind, budget),
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
  const moves = new Map<string, RepairMove>();
  let isBest = lost.length <= batchSize;
  for (let from = 0; from < lost.length; from += batchSize) {
    const [batch, elsewhere] = [lost.slice(from, from + batchSize), lost.toSpliced(from, batchSize)];
    const others = elsewhere.map((booking): PlacedBooking => {
      const move = moves.get(booking.id);
      return { booking, placement: { place: placeOf(booking, move ?? booking), isLeftOver: move === undefined } };
    });
    const atOldTimes = elsewhere.filter(({ id, start }) => moves.get(id)?.start === start);
    const bookings = batch.map((booking) => withCompanions(booking, atOldTimes));
    const plan = planRepair(day, bookings, { ...orders[kind], budget, others });
    for (const move of plan.moves) moves.set(move.id, move);
    isBest &&= plan.isBest;
  }
  return {
    moves: [...moves.values()],
    leftOver: lost.flatMap(({ id }) => (moves.has(id) ? [] : [id])),
    measures: measuresOf(lost, (index) => moves.get(lost[index]!.id) ?? null),
    isBest,
  };
}

/** Those of its party that keep their time stay where they are for it. */
function withCompanions(booking: LostBooking, atOldTimes: readonly LostBooking[]): LostBooking {
  const companions = atOldTimes.filter(({ party }) => party !== null && party === booking.party);
  return { ...booking, companions: companions.reduce((sum, { guests }) => sum + guests.length, booking.companions) };
}
