import { amountDue, amountLater } from '#domain/booking/totals.ts';
import { useDueTotals } from '#web/actors/useDueTotals.ts';

type Amounts = { dueNow: number; dueLater: number; totalOpen: number };

/** Outstanding amounts in cents, as chosen. */
export function useAmounts(): Amounts {
  const totals = useDueTotals();
  if (totals === null) return { dueNow: 0, dueLater: 0, totalOpen: 0 };
  return { dueNow: amountDue(totals), dueLater: amountLater(totals), totalOpen: totals.totalOpen };
}
