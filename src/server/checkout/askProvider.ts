import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import type { Language } from '#contract/names.ts';
import { providerLocale } from '#domain/checkout/providerLocale.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { unfinishedStates } from '#server/db/paymentTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import type { Problem } from '#server/http/problem.ts';
import { reservationById, updateReservation } from '#server/reservations/reservations.service.ts';
import { noAnswer } from './creation.ts';
import { isUnfinished, updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/** How long a hold outlives the provider's own expiry, so that a payment of the last second still finds its places. */
const MARGIN_MINUTES = 5;

/** A payment in creation, and what the provider shows and asks. */
export interface ProviderOrder {
  payment: PaymentRow;
  description: string;
  language: Language;
  /** Where the payer hears how it ended. */
  redirectUrl: string;
  /** Absent: the payer chooses at the provider. */
  method?: string;
  cardToken?: string;
}

/**
 * Asks the provider for a payment whose row is committed, outside any transaction; a refusal ends the row. Throws
 * `validation_failed` (the card's token), `method_unknown`, `payment_provider_unavailable`.
 */
export async function askProvider(tools: CheckoutTools, order: ProviderOrder): Promise<ProviderPayment> {
  const { payment, description, language, redirectUrl, method, cardToken } = order;
  const webhookUrl = `${tools.publicUrl}/api/payments/webhook?venue=${payment.venueId}`;
  try {
    return await tools.payments.create({
      amount: payment.amount,
      description,
      redirectUrl,
      ...(tools.sendsWebhooks ? { webhookUrl } : {}),
      ...(method === undefined ? {} : { method }),
      ...(cardToken === undefined ? {} : { cardToken }),
      locale: providerLocale(language),
      metadata: { venue: payment.venueId, reservation: payment.reservationId, payment: payment.id },
      idempotencyKey: payment.id,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const refused = error.kind === 'rejected';
    const change = refused ? { state: 'failed' as const, failureReason: 'rejected' } : { failureReason: noAnswer };
    await updatePayment(tools.db, payment, change, ['creating']);
    if (refused && error.field === 'cardToken') throw wrongToken('invalid');
    if (refused && ['amount', 'method'].includes(error.field ?? '')) throw problem('method_unknown');
    throw problem('payment_provider_unavailable');
  }
}

export const wrongToken = (code: string): Problem =>
  problem('validation_failed', { errors: [{ pointer: '/cardToken', code }] });

/**
 * Writes what the provider made of a payment in creation. A notice may have been faster than the answer: what ended
 * meanwhile stays as it is. How a payment ended is for `applyAnswer` to book.
 */
export async function rememberAnswer(tx: Tx, payment: PaymentRow, answer: ProviderPayment): Promise<void> {
  await reservationById(tx, payment.venueId, payment.reservationId, { lock: true });
  const { id: providerId, profileId, status, checkoutUrl, expiresAt } = answer;
  const state = isUnfinished({ state: status }) ? status : 'pending';
  await updatePayment(tx, payment, { providerId, profileId, state, checkoutUrl, expiresAt }, unfinishedStates);
  if (expiresAt) await outlive(tx, payment, expiresAt);
}

/**
 * Lengthens the hold past the provider's own expiry, beyond the visitor's 60 minutes when need be. Those stay: after
 * them no other payment begins, so that nobody keeps places by paying again and again without paying.
 */
async function outlive(tx: Tx, payment: PaymentRow, expiresAt: string): Promise<void> {
  const until = addMinutes(expiresAt, MARGIN_MINUTES).toISOString();
  await updateReservation(tx, payment.venueId, payment.reservationId, {
    expiresAt: sql<Date>`greatest(expires_at, ${until}::timestamptz)`,
  });
}

/** The page of ours where a payment ends, in the visitor's language; `path` begins with a slash. */
export const sitePage = (tools: { publicUrl: string }, language: Language, path: string): string =>
  `${tools.publicUrl}${language === 'nl' ? '' : `/${language}`}${path}`;
