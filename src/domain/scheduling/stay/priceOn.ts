import type { Cents } from '../../values/cents.ts';
import { datesBetween, weekdayOf, type LocalDate } from '../../values/localDate.ts';

/** Dates inclusive, null: without end; `weekdays` 1 (Monday) to 7, null: every day. */
export type PriceRule = {
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  weekdays: readonly number[] | null;
  price: Cents;
  priority: number;
};

export function priceOn(productPrice: Cents, rules: readonly PriceRule[], date: LocalDate): Cents {
  return ruleOn(rules, date)?.price ?? productPrice;
}

/** Of the rules that hold on a day the one with the highest priority, then the lowest price. */
export function ruleOn<Rule extends PriceRule>(rules: readonly Rule[], date: LocalDate): Rule | null {
  const [winner] = rules
    .filter((rule) => holdsOn(rule, date))
    .toSorted((a, b) => b.priority - a.priority || a.price - b.price);
  return winner ?? null;
}

/** On any day of the period. */
export function lowestPrice(
  { price, priceRules }: { price: Cents; priceRules: readonly PriceRule[] },
  period: { from: LocalDate; to: LocalDate },
): Cents {
  return Math.min(...datesBetween(period.from, period.to).map((date) => priceOn(price, priceRules, date)));
}

function holdsOn({ fromDate, toDate, weekdays }: PriceRule, date: LocalDate): boolean {
  if (fromDate !== null && date < fromDate) return false;
  if (toDate !== null && date > toDate) return false;
  return weekdays === null || weekdays.includes(weekdayOf(date));
}
