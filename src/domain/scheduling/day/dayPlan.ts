import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupPlan, PlannedItem } from '../solver/groupPlan.ts';
import { planGroup } from '../solver/planGroup.ts';
import type { Work } from '../solver/problem/work.ts';
import type { Day, ExistingBooking, BookingRequest } from './day.ts';
import { dayInput } from './dayInput.ts';
import type { DayInput } from './dayInput.ts';
import { isMeal } from './day.ts';

/** One product of a wish with its place: minutes of the day, half-open. A stay has no resources. */
export type Placed = {
  /** Index in the wish's products. */
  product: number;
  guests: readonly number[];
  start: MinuteOfDay;
  end: MinuteOfDay;
  resources: readonly string[];
};

export type DayPlan = {
  /** By wish, in the order of the products; products that take no time are not in it, and a wish of such alone is booked. */
  booked: Map<string, Placed[]>;
  refused: string[];
  /** No better plan exists. */
  isBest: boolean;
};

/** Work for one request: some twenty milliseconds at most. */
export const requestBudget = 2_000_000;

/**
 * Books as many wishes as can be beside what is kept, in the order of decisions §4. A meal comes after the rest of its
 * arrangement, unless more can be booked otherwise. Deterministic. Throws `PlanTooLarge`.
 */
export function planRequests(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
  budget: number = requestBudget,
): DayPlan {
  if (wishes.length === 0) return { booked: new Map(), refused: [], isBest: true };
  return mealsLast(wishes, (mealLast) => {
    const from = dayInput(day, kept, wishes, mealLast);
    const { plan, isBest } = planGroup(from.input, budget);
    return { answer: dayPlanOf(from, plan, isBest), refused: plan.refused, weight: plan.measures.refused };
  });
}

type Attempt<Answer> = {
  answer: Answer;
  /** Ids of wishes, and how many guests go without. */
  refused: readonly string[];
  weight: number;
};

/**
 * The first of three attempts that leaves fewest guests without: with every meal last, with those of refused wishes at
 * any time, with all of them at any time.
 */
export function mealsLast<Answer>(
  wishes: readonly BookingRequest[],
  attempt: (mealLast: (wish: BookingRequest) => boolean) => Attempt<Answer>,
): Answer {
  let best = attempt(() => true);
  const refused = new Set(best.refused);
  for (const isLast of [({ id }: BookingRequest) => !refused.has(id), () => false]) {
    if (best.weight === 0 || !wishes.some((wish) => hasOrder(wish) && !isLast(wish))) continue;
    const next = attempt(isLast);
    if (next.weight < best.weight) best = next;
  }
  return best.answer;
}

const hasOrder = ({ products }: BookingRequest): boolean =>
  products.some(isMeal) && products.some((product) => product.planning !== null && !isMeal(product));

/** The plan in the names of the wishes. */
export function dayPlanOf(from: DayInput, plan: Pick<GroupPlan, 'items'>, isBest: boolean): DayPlan {
  const booked: DayPlan['booked'] = new Map();
  for (const [id, { unit }] of from.units) {
    const items = plan.items.filter((item) => item.unit === unit.id);
    if (unit.items.length === 0 || items.length > 0)
      booked.set(id, items.map((item) => placedOf(from, id, item)).toSorted(inOrder));
  }
  return { booked, refused: [...from.units.keys()].filter((id) => !booked.has(id)), isBest };
}

function placedOf({ units }: DayInput, wishId: string, { item, start, resources }: PlannedItem): Placed {
  const { unit, parts } = units.get(wishId)!;
  const { product, guests } = parts.get(item)!;
  const duration = unit.items.find(({ id }) => id === item)!.duration;
  return { product, guests, start, end: start + duration, resources };
}

const inOrder = (a: Placed, b: Placed): number => a.product - b.product || (a.guests[0] ?? 0) - (b.guests[0] ?? 0);

/** Work to find out whether everybody fits; the first plan nearly always tells. */
export const fitBudget = 400_000;

/**
 * Whether all wishes can be booked together beside what is kept, in any order of meals. What fits only after a long search
 * does not count; where the work is used up already, only the first plan does. Throws `PlanTooLarge`.
 */
export function allFit(
  day: Day,
  kept: readonly ExistingBooking[],
  wishes: readonly BookingRequest[],
  work: Work = { used: 0, limit: fitBudget },
): boolean {
  const from = dayInput(day, kept, wishes);
  const answer = planGroup(from.input, Math.min(fitBudget, Math.max(0, work.limit - work.used)), ['refused']);
  work.used += answer.work;
  return dayPlanOf(from, answer.plan, answer.isBest).refused.length === 0;
}
