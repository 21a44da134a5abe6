import { periodErrors } from '../scheduling/rosters/rosterForms.ts';
import type { Cents } from '../values/cents.ts';
import type { FieldError } from '../values/fieldErrors.ts';
import type { LocalDate } from '../values/localDate.ts';

export const normalPromoCode = (typed: string): string => typed.trim().toUpperCase();

export type PromoWorth = { percent: number | null; amount: Cents | null };

/** Cents; percents rounded half up, at most the total. */
export function promoAmount({ percent, amount }: PromoWorth, total: Cents): Cents {
  const off = percent === null ? (amount ?? 0) : Math.round((total * percent) / 100);
  return Math.min(off, total);
}

export interface PromoCodeTerms {
  percent: number | null;
  amount: number | null;
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  maxUses: number | null;
}

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
