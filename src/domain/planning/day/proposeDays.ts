import { proposePlans } from '../group/proposePlans.ts';
import type { ProposalKind } from '../group/proposePlans.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { dayPlanOf, requestBudget } from './planWishes.ts';
import type { DayPlan } from './planWishes.ts';

export type DayProposal = DayPlan & { kind: ProposalKind };

/**
 * Up to three different days for everything a group wishes, none of which books less than another. Meals come last
 * unless somebody would then go without. Throws RangeError like `planGroup`.
 */
export function proposeDays(day: Day, kept: readonly KeptBooking[], wishes: readonly Wish[]): DayProposal[] {
  const ordered = propose(day, kept, wishes, true);
  const missing = refusedIn(ordered);
  if (missing === 0) return ordered;
  const relaxed = propose(day, kept, wishes, false);
  return refusedIn(relaxed) < missing ? relaxed : ordered;
}

const refusedIn = (proposals: readonly DayProposal[]): number => proposals[0]?.refused.length ?? 0;

function propose(day: Day, kept: readonly KeptBooking[], wishes: readonly Wish[], mealLast: boolean): DayProposal[] {
  const from = dayInput(day, kept, wishes, () => mealLast);
  return proposePlans(from.input, requestBudget * 3).map(({ kind, plan, isBest }) => ({
    kind,
    ...dayPlanOf(from, plan, isBest),
  }));
}
