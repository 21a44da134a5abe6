import type { Cents } from '../values/cents.ts';
import { amountDue } from '../booking/totals.ts';

/**
 * At most what is outstanding; of a hold at least what is due now. Without `requestedAmount`: due now, else
 * outstanding. Null: nothing is outstanding. Cents.
 */
export function linkAmount(
  { isHold, total, totalPayNow, totalPaid }: { isHold: boolean; total: Cents; totalPayNow: Cents; totalPaid: Cents },
  requestedAmount?: Cents,
): Cents | null {
  const open = total - totalPaid;
  if (open <= 0) return null;
  const due = isHold ? Math.min(open, amountDue({ totalPayNow, totalPaid })) : 0;
  return Math.min(open, Math.max(requestedAmount ?? (due || open), due, 1));
}
