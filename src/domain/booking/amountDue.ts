import type { Cents } from '../values/cents.ts';

/** What is still asked online, in cents: what is due now less what was paid or redeemed already; never below 0. */
export const amountDue = ({ totalPayNow, totalPaid }: { totalPayNow: Cents; totalPaid: Cents }): Cents =>
  Math.max(0, totalPayNow - totalPaid);
