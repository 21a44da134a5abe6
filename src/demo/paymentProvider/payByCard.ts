import { failureOfAmount } from './cardFailures.ts';
import type { Provider } from './provider.ts';
import type { Order, Payment } from './types.ts';

/**
 * A payment with a card that the merchant's page has taken: one whose bank asks first waits for its customer, any other
 * ends at once. Throws an `ApiProblem` 422 for a token that cannot be used.
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
