import type { Cents } from '../values/cents.ts';
import { amountDue } from './amountDue.ts';

/** What is left to pay at the venue, in cents: all that is neither paid nor redeemed nor asked online; never below 0. */
export const amountLater = (totals: { total: Cents; totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totals.total - totals.totalPaid - amountDue(totals));
