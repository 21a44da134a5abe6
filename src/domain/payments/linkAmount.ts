import type { Cents } from '../values/cents.ts';
import { amountDue } from '../booking/totals.ts';

/**
 * What a payment link asks for a reservation: never more than what is open, and of a hold never less than what is due now,
 * for less would not book it. `wanted`: absent, what is due now, else all that is open. Null when nothing can be paid by it,
 * because nothing is open. Amounts in cents. Never throws.
 */
export function linkAmount(
  { isHold, total, totalPayNow, totalPaid }: { isHold: boolean; total: Cents; totalPayNow: Cents; totalPaid: Cents },
  wanted?: Cents,
): Cents | null {
  const open = total - totalPaid;
  if (open <= 0) return null;
  const due = isHold ? Math.min(open, amountDue({ totalPayNow, totalPaid })) : 0;
  return Math.min(open, Math.max(wanted ?? (due || open), due, 1));
}
