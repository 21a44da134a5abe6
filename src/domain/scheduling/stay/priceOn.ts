import type { Cents } from '../../values/cents.ts';
import type { LocalDate } from '../../values/localDate.ts';
import { weekdayOf } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';

/** Dates inclusive, null: without end; `weekdays` 1 (Monday) to 7, null: every day; starts in `[fromMinute, toMinute)`, null: any. */
export type PriceRule = {
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  weekdays: readonly number[] | null;
  fromMinute?: MinuteOfDay | null;
  toMinute?: MinuteOfDay | null;
  price: Cents;
  priority: number;
};

/** `start`: of a treatment, or the arrival of a stay; null for what has no time, for which no rule with times holds. */
export type PricedMoment = { date: LocalDate; start: MinuteOfDay | null };

export function priceOn(productPrice: Cents, rules: readonly PriceRule[], moment: PricedMoment): Cents {
  return ruleOn(rules, moment)?.price ?? productPrice;
}

/** Of the rules that hold at a moment the one with the highest priority, then the lowest price. */
export function ruleOn<Rule extends PriceRule>(rules: readonly Rule[], moment: PricedMoment): Rule | null {
  const [winner] = rules
    .filter((rule) => holdsOn(rule, moment.date) && holdsAt(rule, moment.start))
    .toSorted((a, b) => b.priority - a.priority || a.price - b.price);
  return winner ?? null;
}

/** What is booked keeps its price at every start that costs the same as its own does. */
export const priceAfterMove = (booked: Cents, [before, after]: readonly [before: Cents, after: Cents]): Cents =>
  before === after ? booked : after;

export function holdsOn({ fromDate, toDate, weekdays }: PriceRule, date: LocalDate): boolean {
  if (fromDate !== null && date < fromDate) return false;
  if (toDate !== null && date > toDate) return false;
  return weekdays === null || weekdays.includes(weekdayOf(date));
}

function holdsAt({ fromMinute, toMinute }: PriceRule, start: MinuteOfDay | null): boolean {
  const [from, to] = [fromMinute ?? null, toMinute ?? null];
  if (from === null || to === null) return true;
  return start !== null && from <= start && start < to;
}
