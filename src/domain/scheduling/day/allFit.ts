import { planGroup } from '../solver/planGroup.ts';
import type { Work } from '../solver/problem/work.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { dayPlanOf } from './planWishes.ts';

/** Work to find out whether everybody fits; the first plan nearly always tells. */
export const fitBudget = 400_000;

/**
 * Whether all wishes can be booked together beside what is kept, in any order of meals. What fits only after a long search
 * does not count; where the work is used up already, only the first plan does. Throws `PlanTooLarge`.
 */
export function allFit(
  day: Day,
  kept: readonly KeptBooking[],
  wishes: readonly Wish[],
  work: Work = { used: 0, limit: fitBudget },
): boolean {
  const from = dayInput(day, kept, wishes);
  const answer = planGroup(from.input, Math.min(fitBudget, Math.max(0, work.limit - work.used)), ['refused']);
  work.used += answer.work;
  return dayPlanOf(from, answer.plan, answer.isBest).refused.length === 0;
}
