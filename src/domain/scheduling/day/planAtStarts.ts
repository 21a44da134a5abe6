import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { planGroup } from '../solver/planGroup.ts';
import type { Day, KeptBooking, Wish } from './day.types.ts';
import { dayInput } from './dayInput.ts';
import { dayPlanOf, requestBudget } from './planWishes.ts';
import type { DayPlan } from './planWishes.ts';

/** The start of one product of a wish for these guests. */
export type ChosenStart = { wish: string; product: number; guests: readonly number[]; start: MinuteOfDay };

/**
 * Plans wishes at starts that were chosen before, on whatever resources are free now: a proposal that is taken. A wish
 * that no longer fits at its starts is refused. Throws `PlanTooLarge`.
 */
export function planAtStarts(
  day: Day,
  kept: readonly KeptBooking[],
  wishes: readonly Wish[],
  starts: readonly ChosenStart[],
): DayPlan {
  const from = dayInput(day, kept, wishes);
  const keyOf = (wish: string, product: number, guests: readonly number[]): string =>
    `${wish}/${product}/${guests.join('+')}`;
  const chosen = new Map(starts.map((one) => [keyOf(one.wish, one.product, one.guests), one.start]));
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
