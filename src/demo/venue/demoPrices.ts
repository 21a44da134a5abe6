import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { DemoArrangement } from './demoArrangement.ts';
import { allArrangements } from './demoMoreArrangements.ts';
import { demoBookables } from './demoBookables.ts';
import { demoSeasons } from './demoCalendar.ts';
import { demoEntries } from './demoEntries.ts';
import type { DemoEntry } from './demoEntries.ts';

const weekend = [6, 7];
const fromMondayToThursday = [1, 2, 3, 4];

/** On weekday evenings it is quieter. */
const candlelight = {
  id: 'massage-bij-kaarslicht',
  evening: {
    fromDate: null,
    toDate: null,
    weekdays: fromMondayToThursday,
    fromMinute: 1020,
    toMinute: 1440,
    price: 8500,
    priority: 1,
  },
};

type Priced = { id: string; price: number; rules: PriceRule[] };

export const demoPrices = (today: LocalDate): Priced[] => [
  ...demoEntries.map((entry) => ({ id: entry.id, price: entry.price.week, rules: rulesOfEntry(entry, today) })),
  ...demoBookables.map(({ id, price }) => ({ id, price, rules: id === candlelight.id ? [candlelight.evening] : [] })),
  ...allArrangements.map((arrangement) => ({ ...arrangement, rules: rulesOfArrangement(arrangement) })),
];

/** Cents per person. */
export function demoPriceOn(today: LocalDate): (productId: string, day: LocalDate) => number {
  const prices = new Map(demoPrices(today).map((priced) => [priced.id, priced]));
  return (productId, day) => {
    const { price, rules } = prices.get(productId)!;
    return priceOn(price, rules, { date: day, start: null });
  };
}

/** A season counts for more than a weekend. */
function rulesOfEntry({ price }: DemoEntry, today: LocalDate): PriceRule[] {
  if (price.season === price.week) return [];
  return [
    { fromDate: null, toDate: null, weekdays: weekend, price: price.weekend, priority: 1 },
    ...demoSeasons(today).map((period) => ({ ...period, weekdays: null, price: price.season, priority: 2 })),
  ];
}

const rulesOfArrangement = ({ weekPrice }: DemoArrangement): PriceRule[] =>
  weekPrice === undefined
    ? []
    : [{ fromDate: null, toDate: null, weekdays: fromMondayToThursday, price: weekPrice, priority: 1 }];
