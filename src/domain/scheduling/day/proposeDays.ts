import { proposePlans } from '../solver/proposePlans.ts';
import type { ProposalKind } from '../solver/proposePlans.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { companyOf } from './companyOf.ts';
import { dayInput } from './dayInput.ts';
import { dayPlanOf, mealsLast, requestBudget } from './planWishes.ts';
import type { DayPlan } from './planWishes.ts';

export type DayProposal = DayPlan & { kind: ProposalKind };

/**
 * Up to three different days for everything a group wishes, none of which books less than another. Meals come last
 * unless more can be booked otherwise; that is looked for with less work. Throws `PlanTooLarge`.
 */
export function proposeDays(day: Day, kept: readonly KeptBooking[], wishes: readonly Wish[]): DayProposal[] {
  let budget = requestBudget * 3;
  return mealsLast(wishes, (mealLast) => {
    const from = dayInput(day, kept, wishes, mealLast);
    const proposals = proposePlans(companyOf(from.input), budget);
    budget = requestBudget;
    return {
      answer: proposals.map(({ kind, plan, isBest }) => ({ kind, ...dayPlanOf(from, plan, isBest) })),
      refused: proposals[0]!.plan.refused,
      weight: proposals[0]!.plan.measures.refused,
    };
  });
}
