import { failureOfAmount } from './cardFailures.ts';
import type { Provider } from './provider.ts';
import type { Order, Payment } from './types.ts';

/**
 * Waits for the customer when the bank asks first, else ends at once. Throws an `ApiProblem` 422 for an invalid token.
 */
export function payByCard({ cashier, cardDesk }: Provider, order: Order, token: string): Payment {
  const { lastFour, holder, needsCheck } = cardDesk.take(token);
  const payment = cashier.create(order, { lastFour, holder });
  if (needsCheck) return payment;
  const failureReason = failureOfAmount(payment.cents);
  return failureReason === null
    ? cashier.move(payment.id, 'paid')
    : cashier.move(payment.id, 'failed', { failureReason });
}
