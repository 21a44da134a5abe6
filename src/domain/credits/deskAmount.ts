import type { DeskCredit } from '#contract/names.ts';
import type { Cents } from '../values/cents.ts';

/** A gift card in whole or in part, a voucher as it is. */
export const maySpend = ({ credit, amount }: { credit: DeskCredit | null; amount: Cents | null }): boolean =>
  credit !== null &&
  amount !== null &&
  amount >= 1 &&
  (credit.kind === 'voucher' ? amount === credit.amount : amount <= credit.amount);
