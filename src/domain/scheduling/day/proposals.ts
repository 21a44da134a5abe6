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

export function proposeDays(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
): DayProposal[] {
  let budget = requestBudget * 3;
  return mealsLast(requests, (mealLast) => {
    const from = dayInput(day, existingBookings, requests, mealLast);
    const proposals = proposePlans(companyOf(from.input), budget);
    budget = requestBudget;
    return {
      result: proposals.map(({ kind, plan, isBest }) => ({ kind, ...dayPlanOf(from, plan, isBest) })),
      refused: proposals[0]!.plan.refused,
      guestsWithout: proposals[0]!.plan.measures.refused,
    };
  });
}

export type ChosenStart = { request: string; product: number; guests: readonly number[]; start: MinuteOfDay };

/** On whatever resources are free now; refuses a request that no longer fits. Throws `PlanTooLarge`. */
export function planAtStarts(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
  starts: readonly ChosenStart[],
): DayPlan {
  const from = dayInput(day, existingBookings, requests);
  const keyOf = (request: string, product: number, guests: readonly number[]): string =>
    `${request}/${product}/${guests.join('+')}`;
  const chosen = new Map(starts.map((one) => [keyOf(one.request, one.product, one.guests), one.start]));
  const startOf = (request: string, item: string): MinuteOfDay | undefined => {
    const part = from.units.get(request)?.parts.get(item);
    return part && chosen.get(keyOf(request, part.product, part.guests));
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

/** Names what guests may do together: the same treatment, then the first item of each guest, the second, and so on. */
export function companyOf(input: GroupInput): GroupInput {
  const items = input.units.flatMap((unit) => unit.items);
  const guestsOf = (treatment: string): Set<string> =>
    new Set(items.filter((item) => item.treatment === treatment).flatMap((item) => item.guests));
  const isStay = (item: GroupItem): boolean => item.guests.includes(item.id);
  const isAlone = (item: GroupItem): boolean => !isStay(item) && guestsOf(item.treatment).size === 1;
  const rank = new Map<string, number>();
  const counts = new Map<string, number>();
  for (const item of items.filter(isAlone)) {
    const guest = item.guests[0]!;
    const count = (counts.get(guest) ?? 0) + 1;
    counts.set(guest, count);
    rank.set(item.id, count);
  }
  const named = (item: GroupItem): GroupItem => {
    const position = rank.get(item.id);
    return position === undefined ? item : { ...item, treatment: `company ${position}` };
  };
  return { ...input, units: input.units.map((unit): GroupUnit => ({ ...unit, items: unit.items.map(named) })) };
}
