import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import type { Language } from '#contract/names.ts';
import { unfinishedStates } from '#server/db/paymentTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fault } from '#server/faults.ts';
import { problem } from '#server/http/problem.ts';
import { reservationById, updateReservation } from '#server/reservations/reservations.service.ts';
import type { SessionContext } from '#server/reservations/reservations.service.ts';
import { lockPayable } from './payable.ts';
import { insertPayment, isUnfinished, paymentsOf, updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { noAnswer, settlePayments } from './settlePayments.ts';
import type { CheckoutTools } from './checkoutTools.ts';

const locales: Record<Language, string> = { nl: 'nl_NL', en: 'en_US', de: 'de_DE', fr: 'fr_FR' };

/** How long a hold outlives the provider's own expiry, so that a payment of the last second still finds its places. */
const MARGIN_MINUTES = 5;

interface NewPayment {
  payment: PaymentRow;
  slug: string;
  personCount: number;
}

/**
 * Starts an online payment of what is due now and returns the provider's page for it. An open payment of the same
 * method and amount is used again. Our own row is committed before the provider is called, and no transaction is open
 * meanwhile. Throws `reservation_*`, `user_missing`, `method_unknown`, `payment_in_progress`, `reservation_changed`,
 * `payment_provider_unavailable`.
 */
export async function createPayment(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
  method: string,
): Promise<{ redirectUrl: string }> {
  const { venueId } = context.venue;
  const open = await reusable(tools, context, reservationId, method);
  if (open?.checkoutUrl) return { redirectUrl: open.checkoutUrl };
  await settlePayments(tools, venueId, reservationId);
  const started = await start(tools, context, reservationId, method);
  await fault('after-payment-row');
  const answer = await askProvider(tools, context, started);
  await fault('after-provider-create');
  await inTransaction(tools.db, (tx) => remember(tx, started.payment, answer));
  if (!answer.checkoutUrl) throw problem('payment_provider_unavailable');
  return { redirectUrl: answer.checkoutUrl };
}

/** A notice of the provider may have been faster than its answer: what ended meanwhile stays as it is. */
async function remember(tx: Tx, payment: PaymentRow, answer: ProviderPayment): Promise<void> {
  await reservationById(tx, payment.venueId, payment.reservationId, { lock: true });
  const { id: providerId, status: state, checkoutUrl, expiresAt } = answer;
  await updatePayment(tx, payment, { providerId, state, checkoutUrl, expiresAt }, unfinishedStates);
  if (expiresAt) await outlive(tx, payment, expiresAt);
}

async function reusable(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
  method: string,
): Promise<PaymentRow | undefined> {
  const { venueId } = context.venue;
  return inTransaction(tools.db, async (tx) => {
    const { dueNow } = await lockPayable(tx, context, reservationId);
    const payments = await paymentsOf(tx, { venueId, reservationId });
    const now = tools.clock.now().getTime();
    return payments.find(
      (payment) =>
        payment.state === 'open' &&
        payment.method === method &&
        payment.amount === dueNow &&
        payment.expiresAt !== null &&
        payment.expiresAt.getTime() > now + 60_000,
    );
  });
}

async function start(
  tools: CheckoutTools,
  context: SessionContext,
  reservationId: string,
  method: string,
): Promise<NewPayment> {
  const { venueId } = context.venue;
  return inTransaction(tools.db, async (tx) => {
    const { reservation, dueNow } = await lockPayable(tx, context, reservationId);
    if (!reservation.renewable) throw problem('reservation_expired');
    if (dueNow <= 0) throw problem('payment_required', { detail: 'Nothing is due online.' });
    const payments = await paymentsOf(tx, { venueId, reservationId });
    if (payments.some(isUnfinished)) throw problem('payment_in_progress');
    const id = tools.newId();
    await insertPayment(tx, { venueId, id, reservationId, method, amount: dueNow });
    const payment = (await paymentsOf(tx, { venueId, reservationId })).find((row) => row.id === id);
    if (!payment) throw new Error(`payment ${id} vanished in its own transaction`);
    return { payment, slug: reservation.slug, personCount: reservation.personCount };
  });
}

async function askProvider(
  tools: CheckoutTools,
  context: SessionContext,
  started: NewPayment,
): Promise<ProviderPayment> {
  const { payment, slug } = started;
  const prefix = context.language === 'nl' ? '' : `/${context.language}`;
  const page = `${tools.publicUrl}${prefix}/flow/${slug}/payment?return=${payment.reservationId}`;
  try {
    return await tools.payments.create({
      amount: payment.amount,
      description: `${context.venue.name}, ${started.personCount} p.`,
      redirectUrl: page,
      ...(tools.sendsWebhooks
        ? { webhookUrl: `${tools.publicUrl}/api/payments/webhook?venue=${payment.venueId}` }
        : {}),
      method: payment.method,
      locale: locales[context.language],
      metadata: { venue: payment.venueId, reservation: payment.reservationId, payment: payment.id },
      idempotencyKey: payment.id,
    });
  } catch (error) {
    if (!(error instanceof PaymentProviderError)) throw error;
    const refused = error.kind === 'rejected';
    const change = refused ? { state: 'failed' as const, failureReason: 'rejected' } : { failureReason: noAnswer };
    await updatePayment(tools.db, payment, change, ['creating']);
    throw problem('payment_provider_unavailable');
  }
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
