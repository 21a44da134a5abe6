import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';

/** What a provider would say of a payment that was paid at once. */
export const paidInTest = ({ clock, paymentMode }: PaymentDeps, payment: PaymentRow): ProviderPayment => ({
  id: `tr_test${payment.id.replace(/[^A-Za-z0-9]/g, '')}`,
  status: 'paid',
  amount: payment.amount,
  currency: payment.currency,
  mode: paymentMode,
  profileId: 'test',
  method: payment.method,
  metadata: { venue: payment.venueId, reservation: payment.reservationId, payment: payment.id },
  checkoutUrl: null,
  expiresAt: null,
  createdAt: clock.now().toISOString(),
  paidAt: clock.now().toISOString(),
  amountRefunded: 0,
  amountChargedBack: 0,
  refunds: [],
  chargebacks: [],
});
