import type { DeskCredit } from '#contract/names.ts';
import type { Cents } from '../values/cents.ts';
import type { LocalDate } from '../values/localDate.ts';

export type CreditState = DeskCredit['state'];

/** Whether a gift card or voucher can be spent, and if not why; its last day is one on which it can. */
export function creditState(
  { blocked, balance, usableTo }: { blocked: boolean; balance: Cents; usableTo: LocalDate | null },
  today: LocalDate,
): CreditState {
  if (blocked) return 'blocked';
  if (usableTo !== null && usableTo < today) return 'expired';
  return balance === 0 ? 'spent' : 'usable';
}
