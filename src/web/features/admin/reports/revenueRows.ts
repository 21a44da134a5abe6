import type { RevenueDay } from '#contract/names.ts';
import { sumOf, type Cents } from '#domain/values/cents.ts';

export type DaySums = {
  booked: Cents;
  vat: Cents;
  online: Cents;
  atVenue: Cents;
  credits: Cents;
  back: Cents;
  ledger: Cents;
  open: Cents;
};

const amounts = (all: RevenueDay['paidOnline']): Cents => sumOf(all.map(({ amount }) => amount));

/** What a line of the table says of a day; `back` is what went back, whichever way. */
export const sumsOf = ({ redeemed, ...day }: RevenueDay): DaySums => ({
  booked: day.booked,
  vat: sumOf(day.byVatRate.map(({ vat }) => vat)),
  online: amounts(day.paidOnline),
  atVenue: amounts(day.paidAtVenue),
  credits: redeemed.giftCard + redeemed.voucher + redeemed.promoCode,
  back: day.refunded + day.chargedBack + day.toGiftCards,
  ledger: day.ledger,
  open: day.open,
});

export type RateSums = { rate: number; amount: Cents; vat: Cents };

/** Of all the days, by rate. */
export function ratesOf(days: readonly RevenueDay[]): RateSums[] {
  const all = days.flatMap(({ byVatRate }) => byVatRate);
  return [...new Set(all.map(({ rate }) => rate))]
    .toSorted((a, b) => a - b)
    .map((rate) => {
      const ofRate = all.filter((one) => one.rate === rate);
      return {
        rate,
        amount: sumOf(ofRate.map(({ amount }) => amount)),
        vat: sumOf(ofRate.map(({ vat }) => vat)),
      };
    });
}
