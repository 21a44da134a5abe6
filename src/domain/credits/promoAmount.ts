import type { Cents } from '../values/cents.ts';

/** What a promo code gives: whole percents of the total, or cents; one of the two. */
export type PromoWorth = { percent: number | null; amount: Cents | null };

/** What the code takes off a total, in cents: percents rounded half up, never more than the total. Never throws. */
export function promoAmount({ percent, amount }: PromoWorth, total: Cents): Cents {
  const off = percent === null ? (amount ?? 0) : Math.round((total * percent) / 100);
  return Math.min(off, total);
}
