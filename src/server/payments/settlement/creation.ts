import type { PaymentRow } from './payments.repo.ts';

/** Written on a payment in creation when the call to the provider ended without an answer. */
export const noAnswer = 'no_answer';

/** Whether our own call that makes this payment may still be under way: the provider's list does not tell about it yet. */
export const isInCreation = ({ state, failureReason, isYoung }: PaymentRow): boolean =>
  state === 'creating' && failureReason !== noAnswer && isYoung;
