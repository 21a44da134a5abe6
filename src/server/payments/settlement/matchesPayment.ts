import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * The provider's word counts only for the payment that we asked for: same id, amount, currency, mode, profile and our own
 * marks on it, and whatever went back of it in the same currency and within its amount. Amounts in cents. Never throws.
 */
export function matchesPayment(
  deps: { paymentMode: 'test' | 'live' },
  payment: PaymentRow,
  answer: ProviderPayment,
): boolean {
  const { metadata, refunds, chargebacks } = answer;
  return (
    (payment.providerId === null || payment.providerId === answer.id) &&
    (payment.profileId === null || payment.profileId === answer.profileId) &&
    payment.amount === answer.amount &&
    payment.currency === answer.currency &&
    answer.mode === deps.paymentMode &&
    metadata['payment'] === payment.id &&
    metadata['reservation'] === payment.reservationId &&
    metadata['venue'] === payment.venueId &&
    [...refunds, ...chargebacks].every((part) => part.paymentId === answer.id && part.currency === payment.currency) &&
    refunds.every(({ amount }) => amount > 0 && amount <= payment.amount) &&
    chargebacks.every(({ amount }) => amount > 0 && amount <= payment.amount)
  );
}
