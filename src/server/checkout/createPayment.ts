import { addMinutes } from 'date-fns/addMinutes';
import { sql } from 'kysely';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import type { ProviderPayment } from '#server/adapters/payments/paymentPort.ts';
import { orderedMethod, takesCardToken } from '#domain/checkout/orderedMethod.ts';
import type { MethodId } from '#domain/checkout/orderedMethod.ts';
import { providerLocale } from '#domain/checkout/providerLocale.ts';
import { unfinishedStates } from '#server/db/paymentTables.ts';
import type { Tx } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { fault } from '#server/faults.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { reservationById, updateReservation } from '#server/reservations/reservations.service.ts';
import type { SessionContext } from '#server/reservations/reservations.service.ts';
import { applyAnswer } from './applyPayment.ts';
import { lockPayable } from './payable.ts';
import { insertPayment, isUnfinished, paymentsOf, updatePayment } from './payments.repo.ts';
import type { PaymentRow } from './payments.repo.ts';
import { noAnswer, settlePayments } from './settlePayments.ts';
import type { CheckoutTools } from './checkoutTools.ts';

/** How long a hold outlives the provider's own expiry, so that a payment of the last second still finds its places. */
const MARGIN_MINUTES = 5;

/** What a visitor orders: the name of the method in the address, and the token of the card where that is the method. */
export interface PaymentOrder {
  reservationId: string;
  name: string;
  cardToken: string | null;
}

interface Order extends PaymentOrder {
  method: MethodId;
}

interface NewPayment {
  payment: PaymentRow;
  slug: string;
  personCount: number;
}

/**
 * Starts an online payment of what is due now and returns where the visitor goes on: the provider's page, or our own when
 * a card has paid or failed at once. An open payment of the same method and amount is used again; one with a card only
 * when it cannot be ended. Our own row is committed before the provider is called, and no transaction is open meanwhile.
 * Throws `method_unknown`, `validation_failed` (the card's token), `reservation_*`, `user_missing`,
 * `payment_in_progress`, `reservation_changed`, `payment_provider_unavailable`.
 */
export async function createPayment(
  tools: CheckoutTools,
  context: SessionContext,
  paymentOrder: PaymentOrder,
): Promise<{ redirectUrl: string }> {
  const order = checkedOrder(paymentOrder);
  const { venueId } = context.venue;
  const open = await reusable(tools, context, order);
  if (open && order.cardToken === null) return open;
  try {
    await settlePayments(tools, venueId, order.reservationId);
  } catch (error) {
    if (open && error instanceof Problem && error.code === 'payment_in_progress') return open;
    throw error;
  }
  const started = await start(tools, context, order);
  await fault('after-payment-row');
  const answer = await askProvider(tools, context, { ...started, cardToken: order.cardToken });
  await fault('after-provider-create');
  await inTransaction(tools.db, (tx) => remember(tx, started.payment, answer));
  if (isUnfinished({ state: answer.status }) && !answer.checkoutUrl) throw problem('payment_provider_unavailable');
  if (!isUnfinished({ state: answer.status })) await applyAnswer(tools, started.payment, answer);
  return { redirectUrl: answer.checkoutUrl ?? returnPage(tools, context, started) };
}

function checkedOrder(order: PaymentOrder): Order {
  const method = orderedMethod(order.name);
  if (method === null) throw problem('method_unknown');
  if (takesCardToken(method) !== (order.cardToken !== null))
    throw wrongToken(order.cardToken ? 'forbidden' : 'required');
  return { ...order, method };
}

const wrongToken = (code: string): Problem =>
  problem('validation_failed', { errors: [{ pointer: '/cardToken', code }] });

/**
 * A notice of the provider may have been faster than its answer: what ended meanwhile stays as it is. How a payment ended
 * is for `applyAnswer` to book.
 */
async function remember(tx: Tx, payment: PaymentRow, answer: ProviderPayment): Promise<void> {
  await reservationById(tx, payment.venueId, payment.reservationId, { lock: true });
  const { id: providerId, profileId, status, checkoutUrl, expiresAt } = answer;
  const state = isUnfinished({ state: status }) ? status : 'pending';
  await updatePayment(tx, payment, { providerId, profileId, state, checkoutUrl, expiresAt }, unfinishedStates);
  if (expiresAt) await outlive(tx, payment, expiresAt);
}

async function reusable(
  tools: CheckoutTools,
  context: SessionContext,
  { reservationId, method }: Order,
): Promise<{ redirectUrl: string } | null> {
  const { venueId } = context.venue;
  return inTransaction(tools.db, async (tx) => {
    const { dueNow } = await lockPayable(tx, context, reservationId);
    const payments = await paymentsOf(tx, { venueId, reservationId });
    const now = tools.clock.now().getTime();
    const open = payments.find(
      (payment) =>
        payment.state === 'open' &&
        payment.method === method &&
        payment.amount === dueNow &&
        payment.expiresAt !== null &&
        payment.expiresAt.getTime() > now + 60_000,
    );
    return open?.checkoutUrl ? { redirectUrl: open.checkoutUrl } : null;
  });
}

async function start(
  tools: CheckoutTools,
  context: SessionContext,
  { reservationId, method }: Order,
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
  started: NewPayment & { cardToken: string | null },
): Promise<ProviderPayment> {
  const { payment, cardToken } = started;
  try {
    return await tools.payments.create({
      amount: payment.amount,
      description: `${context.venue.name}, ${started.personCount} p.`,
      redirectUrl: returnPage(tools, context, started),
      ...(tools.sendsWebhooks
        ? { webhookUrl: `${tools.publicUrl}/api/payments/webhook?venue=${payment.venueId}` }
        : {}),
      method: payment.method,
      ...(cardToken === null ? {} : { cardToken }),
      locale: providerLocale(context.language),
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

/** Where the visitor hears how it ended. */
function returnPage(tools: CheckoutTools, context: SessionContext, { payment, slug }: NewPayment): string {
  const prefix = context.language === 'nl' ? '' : `/${context.language}`;
  return `${tools.publicUrl}${prefix}/flow/${slug}/payment?return=${payment.reservationId}`;
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
