import type { LocalDate } from '#domain/values/localDate.ts';
import type { Refused } from '#machines/failureCode.ts';
import type { Cents } from '#domain/values/cents.ts';

/** What is left on a gift card or voucher, what it was worth, and its last day; null: without end. */
export type Balance = { balance: Cents; amount: Cents; usableTo: LocalDate | null };

export type BalanceContext = {
  code: string;
  balance: Balance | null;
  refused: Refused | null;
};

export type BalanceEvent = { type: 'code.entered'; code: string };

export type BalanceAnswer =
  | { type: 'xstate.done.actor.checkBalance'; output: Balance }
  | { type: 'xstate.error.actor.checkBalance'; error: unknown };
