import type { Cents } from '../values/cents.ts';
import { amountDue, onlineAmount } from '../booking/totals.ts';

type ReservationState = 'hold' | 'confirmed' | 'checked_in' | 'completed' | 'expired' | 'cancelled' | 'no_show';

export interface ReceivedPayment {
  state: ReservationState;
  amount: Cents;
  isPartlyRefunded: boolean;
  byLink: boolean;
  total: Cents;
  totalPayNow: Cents;
  totalMayPayNow: Cents;
  paidBefore: Cents;
}

/**
 * A visitor's own payment must be exactly what is due, or all that may be paid now; one by a link may pay more, and the
 * rest of a booking. Else it is refunded: `late`, `double` or `mismatch`. Amounts in cents.
 */
export function paymentPurpose(money: ReceivedPayment): 'booking' | 'rest' | 'late' | 'double' | 'mismatch' {
  const { state, amount, byLink, total, totalPayNow, totalMayPayNow, paidBefore } = money;
  if (state === 'cancelled') return 'late';
  if (money.isPartlyRefunded) return 'mismatch';
  const fitsOpen = byLink && amount <= total - paidBefore;
  if (state !== 'hold' && state !== 'expired') return fitsOpen ? 'rest' : 'double';
  const sums = { totalPayNow, totalMayPayNow, totalPaid: paidBefore };
  const chosen = [amountDue(sums), onlineAmount(sums, true)];
  if (byLink ? fitsOpen && amount >= amountDue(sums) : amount > 0 && chosen.includes(amount)) return 'booking';
  return state === 'expired' ? 'late' : 'mismatch';
}
