import type { DayTimes, ScheduleDay } from '#contract/names.ts';
import { priceOn } from '#domain/scheduling/stay/priceOn.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import { pricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { PricesOfDay } from '#domain/scheduling/stay/pricesOfDay.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import type { MinuteOfDay } from '#domain/values/timeOfDay.ts';

export const priceView = ({ lowest, varies }: PricesOfDay): ScheduleDay => ({
  price: lowest,
  ...(varies ? { priceVaries: true } : {}),
});

type PricedDay = { price: number; priceRules: readonly PriceRule[]; date: LocalDate };

/** Nothing when it costs the same all day. `startOf`: what the price of an offered time goes by. */
export function pricesByTime(
  { price, priceRules, date }: PricedDay,
  times: readonly MinuteOfDay[],
  startOf: (time: MinuteOfDay) => MinuteOfDay | null = (time) => time,
): Pick<DayTimes, 'prices'> {
  if (!pricesOfDay({ price, priceRules }, date).varies) return {};
  const priceAt = (time: MinuteOfDay): number => priceOn(price, priceRules, { date, start: startOf(time) });
  return { prices: Object.fromEntries(times.map((time) => [formatTime(time), priceAt(time)])) };
}
