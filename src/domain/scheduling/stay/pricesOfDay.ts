import type { Cents } from '../../values/cents.ts';
import { datesBetween } from '../../values/localDate.ts';
import type { LocalDate } from '../../values/localDate.ts';
import type { MinuteOfDay } from '../../values/timeOfDay.ts';
import { holdsOn, ruleOn } from './priceOn.ts';
import type { PriceRule } from './priceOn.ts';

type Priced<Rule extends PriceRule> = { price: Cents; priceRules: readonly Rule[] };

/** Half-open; `rule` null: the product's own price. */
export type PricedSpan<Rule extends PriceRule> = {
  from: MinuteOfDay;
  to: MinuteOfDay;
  price: Cents;
  rule: Rule | null;
};

const endOfDay: MinuteOfDay = 1440;

/** What a start costs through the day, in order and without gaps. */
export function pricedSpans<Rule extends PriceRule>(
  { price, priceRules }: Priced<Rule>,
  date: LocalDate,
): PricedSpan<Rule>[] {
  const rules = priceRules.filter((rule) => holdsOn(rule, date));
  const bounds = rules.flatMap(({ fromMinute, toMinute }) => [fromMinute ?? 0, toMinute ?? endOfDay]);
  const froms = [...new Set([0, ...bounds])].filter((bound) => bound < endOfDay).toSorted((a, b) => a - b);
  const spans: PricedSpan<Rule>[] = [];
  for (const [index, from] of froms.entries()) {
    const to = froms[index + 1] ?? endOfDay;
    const rule = ruleOn(rules, { date, start: from });
    const last = spans.at(-1);
    if (last && last.rule === rule) last.to = to;
    else spans.push({ from, to, price: rule?.price ?? price, rule });
  }
  return spans;
}

export type PricesOfDay = { lowest: Cents; varies: boolean };

/** Over all starts of a day, or those within `open` where there is any. */
export function pricesOfDay(
  product: Priced<PriceRule>,
  date: LocalDate,
  open: readonly { fromMinute: MinuteOfDay; toMinute: MinuteOfDay }[] = [],
): PricesOfDay {
  const isOpen = ({ from, to }: PricedSpan<PriceRule>): boolean =>
    open.length === 0 || open.some(({ fromMinute, toMinute }) => from < toMinute && to > fromMinute);
  return pricesAmong(
    pricedSpans(product, date)
      .filter(isOpen)
      .map(({ price }) => price),
  );
}

/** Of at least one price. */
export function pricesAmong(prices: readonly Cents[]): PricesOfDay {
  return { lowest: Math.min(...prices), varies: new Set(prices).size > 1 };
}

/** On any day of the period, at any time. */
export function lowestPrice(product: Priced<PriceRule>, period: { from: LocalDate; to: LocalDate }): Cents {
  return Math.min(...datesBetween(period.from, period.to).map((date) => pricesOfDay(product, date).lowest));
}
