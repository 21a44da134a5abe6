import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentRow } from './payments.repo.ts';

/**
 * Same id, amount (cents), currency, mode, profile and metadata; refunds and chargebacks in that currency and within
 * the amount.
 */
export function matchesPayment(
  deps: { paymentMode: 'test' | 'live' },
  payment: PaymentRow,
  providerPayment: ProviderPayment,
): boolean {
  const { metadata, refunds, chargebacks } = providerPayment;
  return (
    (payment.providerId === null || payment.providerId === providerPayment.id) &&
    (payment.profileId === null || payment.profileId === providerPayment.profileId) &&
    payment.amount === providerPayment.amount &&
    payment.currency === providerPayment.currency &&
    providerPayment.mode === deps.paymentMode &&
    metadata['payment'] === payment.id &&
    metadata['reservation'] === payment.reservationId &&
    metadata['venue'] === payment.venueId &&
    [...refunds, ...chargebacks].every(
      (part) => part.paymentId === providerPayment.id && part.currency === payment.currency,
    ) &&
    refunds.every(({ amount }) => amount > 0 && amount <= payment.amount) &&
    chargebacks.every(({ amount }) => amount > 0 && amount <= payment.amount)
  );
}
