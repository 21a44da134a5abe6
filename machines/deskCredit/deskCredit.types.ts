import type { DeskCredit } from '#contract/names.ts';
import type { Cents } from '#domain/values/cents.ts';
import type { Refused } from '#machines/failureCode.ts';

export type DeskCreditContext = {
  code: string;
  credit: DeskCredit | null;
  /** What is to be paid with it; null while the field is empty. */
  amount: Cents | null;
  refused: Refused | null;
};

export type DeskCreditEvent =
  | { type: 'code.entered'; code: string }
  | { type: 'amount.typed'; amount: Cents | null }
  | { type: 'payment.requested' };

export type DeskCreditEmitted = { type: 'credit.redeemed'; amount: Cents };

export type DeskCreditAnswer =
  | { type: 'xstate.done.actor.quoteCode'; output: DeskCredit }
  | { type: 'xstate.error.actor.quoteCode'; error: unknown }
  | { type: 'xstate.done.actor.redeemCode'; output: null }
  | { type: 'xstate.error.actor.redeemCode'; error: unknown };
