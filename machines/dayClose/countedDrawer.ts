import type { DayCloseForm, OpenDay } from '#contract/names.ts';
import { coinsWorth, dayCloseErrors } from '#domain/payments/dayClose.ts';
import type { CountedDrawer } from './dayClose.types.ts';

export const emptyDrawer: CountedDrawer = {
  openingFloat: null,
  countedCash: null,
  coins: null,
  slipTotal: null,
  leftInDrawer: null,
  reason: '',
};

/** Null while an amount is missing. */
export function closeForm(
  { number, movements }: OpenDay,
  { openingFloat, countedCash, slipTotal, leftInDrawer, coins, reason }: CountedDrawer,
): DayCloseForm | null {
  if (openingFloat === null || countedCash === null || slipTotal === null || leftInDrawer === null) return null;
  return { number, movements, openingFloat, countedCash, slipTotal, leftInDrawer, coins, reason: reason.trim() };
}

export const isComplete = (day: OpenDay, counted: CountedDrawer): boolean => {
  const form = closeForm(day, counted);
  return form !== null && dayCloseErrors(form, day).length === 0;
};

/** What the coins are worth is what was counted. */
export function withCoin(counted: CountedDrawer, { value, count }: NonNullable<CountedDrawer['coins']>[number]) {
  const others = (counted.coins ?? []).filter((coin) => coin.value !== value);
  const coins = [...others, { value, count }].toSorted((one, other) => other.value - one.value);
  return { ...counted, coins, countedCash: coinsWorth(coins) };
}
