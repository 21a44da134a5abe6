import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import type { GroupPlan, PlannedItem } from '../group/groupPlan.ts';
import { planGroup } from '../group/planGroup.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import type { DayInput } from './dayInput.ts';

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
  /** By wish, in the order of the products; products without a time of their own are not in it. */
  booked: Map<string, Placed[]>;
  refused: string[];
  /** No better plan exists. */
  isBest: boolean;
};

/** Work for one request: some twenty milliseconds at most. */
export const requestBudget = 2_000_000;

/**
 * Books as many wishes as can be beside what is kept, in the order of decisions §4. A meal comes after the rest of its
 * arrangement, unless it does not fit so. Deterministic. Throws RangeError like `planGroup`.
 */
export function planWishes(
  day: Day,
  kept: readonly KeptBooking[],
  wishes: readonly Wish[],
  budget: number = requestBudget,
): DayPlan {
  if (wishes.length === 0) return { booked: new Map(), refused: [], isBest: true };
  const ordered = dayInput(day, kept, wishes, () => true);
  const first = planGroup(ordered.input, budget);
  const refused = new Set(first.refused);
  const mayRelax = wishes.some((wish) => refused.has(wish.id) && hasOrder(ordered, wish));
  if (!mayRelax) return dayPlanOf(ordered, first.plan, first.isBest);
  const relaxed = dayInput(day, kept, wishes, (wish) => !refused.has(wish.id));
  const second = planGroup(relaxed.input, budget);
  return second.plan.measures.refused < first.plan.measures.refused
    ? dayPlanOf(relaxed, second.plan, second.isBest)
    : dayPlanOf(ordered, first.plan, first.isBest);
}

const hasOrder = ({ units }: DayInput, { id }: Wish): boolean =>
  units.get(id)?.unit.items.some((item) => item.follows.length > 0) ?? false;

/** The plan in the names of the wishes. */
export function dayPlanOf(from: DayInput, plan: Pick<GroupPlan, 'items' | 'refused'>, isBest: boolean): DayPlan {
  const booked: DayPlan['booked'] = new Map();
  for (const [id, { unit }] of from.units) {
    const items = plan.items.filter((item) => item.unit === unit.id);
    if (!plan.refused.includes(unit.id))
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
