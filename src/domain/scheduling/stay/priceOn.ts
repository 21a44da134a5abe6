import type { Cents } from '../../values/cents.ts';
import { weekdayOf, type LocalDate } from '../../values/localDate.ts';

/** Another price on some days. Dates inclusive, null means without end; `weekdays` 1 = Monday … 7, null means every day. */
export type PriceRule = {
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  weekdays: readonly number[] | null;
  price: Cents;
  priority: number;
};

/**
 * The price per person on a day, in cents: that of the rule with the highest priority, else the product's own price.
 * Of rules with equal priority the lowest price holds, so the order they are stored in does not matter.
 */
export function priceOn(productPrice: Cents, rules: readonly PriceRule[], date: LocalDate): Cents {
  const [winner] = rules
    .filter((rule) => holdsOn(rule, date))
    .toSorted((a, b) => b.priority - a.priority || a.price - b.price);
  return winner ? winner.price : productPrice;
}

function holdsOn({ fromDate, toDate, weekdays }: PriceRule, date: LocalDate): boolean {
  if (fromDate !== null && date < fromDate) return false;
  if (toDate !== null && date > toDate) return false;
  return weekdays === null || weekdays.includes(weekdayOf(date));
}
