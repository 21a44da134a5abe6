import type { Language } from '#contract/names.ts';
import { providerLocale } from '#domain/payments/providerLocale.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { problem } from '#server/http/problem.ts';
import type { Problem } from '#server/http/problem.ts';
import { noAnswer } from './creation.ts';
import { updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { PaymentDeps } from './paymentDeps.ts';

export interface PaymentToCreate {
  payment: PaymentRow;
  description: string;
  language: Language;
  redirectUrl: string;
  method?: string;
  cardToken?: string;
}

/**
 * Outside any transaction; the payment's row is committed, a refusal ends it. Throws `validation_failed` (the card's
 * token), `method_unknown`, `payment_provider_unavailable`.
 */
export async function createAtProvider(deps: PaymentDeps, order: PaymentToCreate): Promise<ProviderPayment> {
  const { payment, description, language, redirectUrl, method, cardToken } = order;
  const webhookUrl = `${deps.publicUrl}/api/payments/webhook?venue=${payment.venueId}`;
  try {
    return await deps.payments.create({
      amount: payment.amount,
      description,
      redirectUrl,
      ...(deps.sendsWebhooks ? { webhookUrl } : {}),
      ...(method === undefined ? {} : { method }),
      ...(cardToken === undefined ? {} : { cardToken }),
      locale: providerLocale(language),
      metadata: { venue: payment.venueId, reservation: payment.reservationId, payment: payment.id },
      idempotencyKey: payment.id,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const isRefused = error.kind === 'rejected';
    const change = isRefused ? { state: 'failed' as const, failureReason: 'rejected' } : { failureReason: noAnswer };
    await updatePayment(deps.db, payment, change, ['creating']);
    if (isRefused && error.field === 'cardToken') throw invalidCardToken('invalid');
    if (isRefused && ['amount', 'method'].includes(error.field ?? '')) throw problem('method_unknown');
    throw problem('payment_provider_unavailable');
  }
}

export const invalidCardToken = (code: string): Problem =>
  problem('validation_failed', { errors: [{ pointer: '/cardToken', code }] });
