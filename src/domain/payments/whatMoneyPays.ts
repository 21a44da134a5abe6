import type { Cents } from '../values/cents.ts';
import { amountDue } from '../booking/totals.ts';

type ReservationState = 'hold' | 'confirmed' | 'checked_in' | 'completed' | 'expired' | 'cancelled' | 'no_show';

/** Money that came for a reservation. Amounts in cents. */
export interface ArrivedMoney {
  state: ReservationState;
  amount: Cents;
  /** Whether a part of it has gone back already. */
  isPartlyGone: boolean;
  /** Paid by a link of the venue: it may pay more than what is due now, and the rest of a booking. */
  byLink: boolean;
  total: Cents;
  totalPayNow: Cents;
  /** Everything else that was paid and is not on its way back. */
  paidBefore: Cents;
}

/**
 * What arrived money does: it makes the `booking`, pays the open `rest` of one, or pays nothing and goes back, because it
 * came `late`, is paid `double`, or does not fit what is asked (`mismatch`). A payment of the visitor's own must be exactly
 * what is due now: the basket may have changed under it. Whether places are still free is not asked here. Never throws.
 */
export function whatMoneyPays(money: ArrivedMoney): 'booking' | 'rest' | 'late' | 'double' | 'mismatch' {
  const { state, amount, byLink, total, totalPayNow, paidBefore } = money;
  if (state === 'cancelled') return 'late';
  if (money.isPartlyGone) return 'mismatch';
  const fitsOpen = byLink && amount <= total - paidBefore;
  if (state !== 'hold' && state !== 'expired') return fitsOpen ? 'rest' : 'double';
  const due = amountDue({ totalPayNow, totalPaid: paidBefore });
  if (byLink ? fitsOpen && amount >= due : due > 0 && amount === due) return 'booking';
  return state === 'expired' ? 'late' : 'mismatch';
}
