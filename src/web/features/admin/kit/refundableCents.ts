import type { Payment } from '#contract/names.ts';

/** What of an online payment has not gone back. */
export const refundableCents = ({ state, amount, refunded, chargedBack }: Payment): number =>
  state === 'paid' ? Math.max(amount - refunded - chargedBack, 0) : 0;
