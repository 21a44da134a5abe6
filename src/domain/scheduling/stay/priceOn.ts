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
  const [winner] = rules
    .filter((rule) => holdsOn(rule, date))
    .toSorted((a, b) => b.priority - a.priority || a.price - b.price);
  return winner ? winner.price : productPrice;
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
