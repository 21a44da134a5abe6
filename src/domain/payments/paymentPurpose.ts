import type { Cents } from '../values/cents.ts';
import { amountDue } from '../booking/totals.ts';

type ReservationState = 'hold' | 'confirmed' | 'checked_in' | 'completed' | 'expired' | 'cancelled' | 'no_show';

export interface ReceivedPayment {
  state: ReservationState;
  amount: Cents;
  isPartlyRefunded: boolean;
  byLink: boolean;
  total: Cents;
  totalPayNow: Cents;
  paidBefore: Cents;
}

/**
 * A visitor's own payment must be exactly what is due; one by a link may pay more, and the rest of a booking. Else it
 * is refunded: `late`, `double` or `mismatch`. Amounts in cents.
 */
export function paymentPurpose(money: ReceivedPayment): 'booking' | 'rest' | 'late' | 'double' | 'mismatch' {
  const { state, amount, byLink, total, totalPayNow, paidBefore } = money;
  if (state === 'cancelled') return 'late';
  if (money.isPartlyRefunded) return 'mismatch';
  const fitsOpen = byLink && amount <= total - paidBefore;
  if (state !== 'hold' && state !== 'expired') return fitsOpen ? 'rest' : 'double';
  const due = amountDue({ totalPayNow, totalPaid: paidBefore });
  if (byLink ? fitsOpen && amount >= due : due > 0 && amount === due) return 'booking';
  return state === 'expired' ? 'late' : 'mismatch';
}
