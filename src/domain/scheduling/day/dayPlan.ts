import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupPlan, PlannedItem } from '../solver/groupPlan.ts';
import { planGroup } from '../solver/planGroup.ts';
import type { Work } from '../solver/problem/work.ts';
import type { Day, ExistingBooking, BookingRequest } from './day.ts';
import { dayInput } from './dayInput.ts';
import type { DayInput } from './dayInput.ts';
import { isMeal } from './day.ts';

export type Placed = {
  product: number;
  guests: readonly number[];
  start: MinuteOfDay;
  end: MinuteOfDay;
  resources: readonly string[];
};

export type DayPlan = {
  booked: Map<string, Placed[]>;
  refused: string[];
  isBest: boolean;
};

export const requestBudget = 2_000_000;

export function planRequests(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
  budget: number = requestBudget,
): DayPlan {
  if (requests.length === 0) return { booked: new Map(), refused: [], isBest: true };
  return mealsLast(requests, (mealLast) => {
    const from = dayInput(day, existingBookings, requests, mealLast);
    const { plan, isBest } = planGroup(from.input, budget);
    return { result: dayPlanOf(from, plan, isBest), refused: plan.refused, guestsWithout: plan.measures.refused };
  });
}

type Attempt<Result> = { result: Result; refused: readonly string[]; guestsWithout: number };

export function mealsLast<Result>(
  requests: readonly BookingRequest[],
  attempt: (mealLast: (request: BookingRequest) => boolean) => Attempt<Result>,
): Result {
  let best = attempt(() => true);
  const refused = new Set(best.refused);
  for (const isLast of [({ id }: BookingRequest) => !refused.has(id), () => false]) {
    if (best.guestsWithout === 0 || !requests.some((request) => hasOrder(request) && !isLast(request))) continue;
    const next = attempt(isLast);
    if (next.guestsWithout < best.guestsWithout) best = next;
  }
  return best.result;
}

const hasOrder = ({ products }: BookingRequest): boolean =>
  products.some(isMeal) && products.some((product) => product.planning !== null && !isMeal(product));

export function dayPlanOf(from: DayInput, plan: Pick<GroupPlan, 'items'>, isBest: boolean): DayPlan {
  const booked: DayPlan['booked'] = new Map();
  for (const [id, { unit }] of from.units) {
    const items = plan.items.filter((item) => item.unit === unit.id);
    if (unit.items.length === 0 || items.length > 0)
      booked.set(id, items.map((item) => placedOf(from, id, item)).toSorted(inOrder));
  }
  return { booked, refused: [...from.units.keys()].filter((id) => !booked.has(id)), isBest };
}

function placedOf({ units }: DayInput, requestId: string, { item, start, resources }: PlannedItem): Placed {
  const { unit, parts } = units.get(requestId)!;
  const { product, guests } = parts.get(item)!;
  const duration = unit.items.find(({ id }) => id === item)!.duration;
  return { product, guests, start, end: start + duration, resources };
}

const inOrder = (a: Placed, b: Placed): number => a.product - b.product || (a.guests[0] ?? 0) - (b.guests[0] ?? 0);

export const fitBudget = 400_000;

export function allFit(
  day: Day,
  existingBookings: readonly ExistingBooking[],
  requests: readonly BookingRequest[],
  work: Work = { used: 0, limit: fitBudget },
): boolean {
  const from = dayInput(day, existingBookings, requests);
  const {
    plan,
    isBest,
    work: usedWork,
  } = planGroup(from.input, Math.min(fitBudget, Math.max(0, work.limit - work.used)), ['refused']);
  work.used += usedWork;
  return dayPlanOf(from, plan, isBest).refused.length === 0;
}
