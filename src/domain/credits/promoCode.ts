import { periodErrors } from '../scheduling/rosters/periodErrors.ts';
import type { Cents } from '../values/cents.ts';
import type { FieldError } from '../values/fieldErrors.ts';
import type { LocalDate } from '../values/localDate.ts';

/** What was typed, as promo codes are kept: in capitals, without spaces around it. Never throws. */
export const normalPromoCode = (typed: string): string => typed.trim().toUpperCase();

/** What a promo code gives: whole percents of the total, or cents; one of the two. */
export type PromoWorth = { percent: number | null; amount: Cents | null };

/** What the code takes off a total, in cents: percents rounded half up, never more than the total. Never throws. */
export function promoAmount({ percent, amount }: PromoWorth, total: Cents): Cents {
  const off = percent === null ? (amount ?? 0) : Math.round((total * percent) / 100);
  return Math.min(off, total);
}

/** What staff says of a promo code: off in percent or cents, and when; null: without. Dates inclusive. */
export interface PromoCodeTerms {
  percent: number | null;
  amount: number | null;
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  maxUses: number | null;
}

/**
 * What is wrong with a promo code that was used so often: neither percent nor amount is `required` at /percent, both are
 * `not_allowed` at /amount, nothing off is `too_small`; days as `periodErrors` says; fewer uses than there were are
 * `too_small` at /maxUses. Never throws.
 */
export function promoCodeErrors(terms: PromoCodeTerms, used: number): FieldError[] {
  const { percent, amount, fromDate, toDate, maxUses } = terms;
  return [
    ...(percent === null && amount === null ? [{ pointer: '/percent', code: 'required' }] : []),
    ...(percent !== null && amount !== null ? [{ pointer: '/amount', code: 'not_allowed' }] : []),
    ...(amount === 0 ? [{ pointer: '/amount', code: 'too_small' }] : []),
    ...(fromDate !== null && toDate !== null ? periodErrors({ fromDate, toDate }) : []),
    ...(maxUses !== null && maxUses < used ? [{ pointer: '/maxUses', code: 'too_small' }] : []),
  ];
}
