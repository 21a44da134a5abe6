import type { PaymentRow } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/** Written on a payment in creation when the call to the provider ended without an answer. */
export const noAnswer = 'no_answer';

/** So long the provider may work on a call; we stop listening much earlier, so that a visitor gets an answer. */
const longestCallMs = 60_000;

/** Whether the provider may still be making this payment, though our own call may have ended. */
export const mayStillBeUnderWay = (tools: Pick<CheckoutTools, 'clock'>, { createdAt }: PaymentRow): boolean =>
  tools.clock.now().getTime() - createdAt.getTime() < longestCallMs;

/** Whether our own call that makes this payment may still be under way: the provider's list does not tell about it yet. */
export const isBeingMade = (tools: Pick<CheckoutTools, 'clock'>, payment: PaymentRow): boolean =>
  payment.state === 'creating' && payment.failureReason !== noAnswer && mayStillBeUnderWay(tools, payment);
