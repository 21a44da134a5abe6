import type { FieldError } from '../values/fieldErrors.ts';
import { periodErrors } from '../scheduling/rosters/periodErrors.ts';
import type { LocalDate } from '../values/localDate.ts';

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
