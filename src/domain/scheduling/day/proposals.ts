import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupInput, GroupItem, GroupUnit } from '../solver/groupInput.ts';
import { planGroup } from '../solver/planGroup.ts';
import { proposePlans } from '../solver/proposePlans.ts';
import type { ProposalKind } from '../solver/proposePlans.ts';
import type { Day, ExistingBooking, BookingRequest } from './day.ts';
import { dayInput } from './dayInput.ts';
import { dayPlanOf, mealsLast, requestBudget } from './dayPlan.ts';
import type { DayPlan } from './dayPlan.ts';

export type DayProposal = DayPlan & { kind: ProposalKind };

/**
 * Up to three different days for everything a group wishes, none of which books less than another. Meals come last
 * unless more can be booked otherwise; that is looked for with less work. Throws `PlanTooLarge`.
 */
export function proposeDays(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
): DayProposal[] {
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

/** The start of one product of a wish for these guests. */
export type ChosenStart = { request: string; product: number; guests: readonly number[]; start: MinuteOfDay };

/**
 * Plans wishes at starts that were chosen before, on whatever resources are free now: a proposal that is taken. A wish
 * that no longer fits at its starts is refused. Throws `PlanTooLarge`.
 */
export function planAtStarts(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
  starts: readonly ChosenStart[],
): DayPlan {
  const from = dayInput(day, kept, wishes);
  const keyOf = (wish: string, product: number, guests: readonly number[]): string =>
    `${wish}/${product}/${guests.join('+')}`;
  const chosen = new Map(starts.map((one) => [keyOf(one.request, one.product, one.guests), one.start]));
  const startOf = (wish: string, item: string): MinuteOfDay | undefined => {
    const part = from.units.get(wish)?.parts.get(item);
    return part && chosen.get(keyOf(wish, part.product, part.guests));
  };
  const units = from.input.units.map((unit) => ({
    ...unit,
    items: unit.items.map((item) => {
      const start = startOf(unit.id, item.id);
      return start === undefined ? item : { ...item, starts: [start], preferred: start };
    }),
  }));
  const { plan, isBest } = planGroup({ ...from.input, units }, requestBudget);
  return dayPlanOf(from, plan, isBest);
}

/**
 * The input with what guests would do in company under one name, so that the planner can bring it together or keep it
 * apart: the same treatment of several guests, and of what is left the first of each guest, the second of each, and so
 * on. What is shared by guests already stays as it is. Never throws.
 */
export function companyOf(input: GroupInput): GroupInput {
  const items = input.units.flatMap((unit) => unit.items);
  const guestsOf = (treatment: string): Set<string> =>
    new Set(items.filter((item) => item.treatment === treatment).flatMap((item) => item.guests));
  const isStay = (item: GroupItem): boolean => item.guests.includes(item.id);
  const isAlone = (item: GroupItem): boolean =>
    item.guests.length === 1 && !isStay(item) && guestsOf(item.treatment).size === 1;
  const rank = new Map<string, number>();
  const turns = new Map<string, number>();
  for (const item of items.filter(isAlone)) {
    const guest = item.guests[0]!;
    const turn = (turns.get(guest) ?? 0) + 1;
    turns.set(guest, turn);
    rank.set(item.id, turn);
  }
  const named = (item: GroupItem): GroupItem => {
    const turn = rank.get(item.id);
    return turn === undefined ? item : { ...item, treatment: `company ${turn}` };
  };
  return { ...input, units: input.units.map((unit): GroupUnit => ({ ...unit, items: unit.items.map(named) })) };
}
