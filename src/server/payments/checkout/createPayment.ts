import { onlineAmount } from '#domain/booking/totals.ts';
import { enabledMethods, orderedMethod, takesCardToken } from '#domain/payments/paymentMethods.ts';
import type { MethodId, MethodSetting } from '#domain/payments/paymentMethods.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { applyProviderPayment } from '../settlement/applyPayment.ts';
import { sitePage } from '#server/http/sitePage.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { createAtProvider, invalidCardToken } from '../settlement/createAtProvider.ts';
import { storeCreatedPayment } from '../settlement/storeProviderState.ts';
import { throttleCards } from './cardLimits.ts';
import { lockPayable, assertNoOpenPayment } from './payable.ts';
import { insertPayment, isUnfinished, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

export interface PaymentOrder {
  reservationId: string;
  name: string;
  cardToken: string | null;
  /** Pays what may wait for the venue as well. */
  payAll: boolean;
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
 * Starts an online payment of what is due now; with `payAll`, or when nothing is due, of all that may be paid now. Returns the page to continue on: the provider's, or ours when the card
 * was decided at once. Reuses an open payment of the same method and amount. The row is committed before the provider
 * is called, outside any transaction. Throws `method_unknown`, `validation_failed` (the card's token), `reservation_*`,
 * `user_missing`, `payment_in_progress`, `reservation_changed`, `payment_provider_unavailable`, `too_many_requests`,
 * `card_limit_reached`.
 */
export async function createPayment(
  deps: PaymentDeps,
  context: SessionContext,
  paymentOrder: PaymentOrder,
): Promise<{ redirectUrl: string }> {
  const order = checkedOrder(paymentOrder, context.venue.settings.paymentMethods);
  const { venueId } = context.venue;
  const { open, reservation } = await reusable(deps, context, order);
  await deps.throttle.consume(context.venue, 'payments', order.reservationId);
  if (takesCardToken(order.method)) await throttleCards(deps, context, reservation);
  if (open && order.cardToken === null) return open;
  try {
    await settlePayments(deps, venueId, order.reservationId);
  } catch (error) {
    if (open && error instanceof Problem && error.code === 'payment_in_progress') return open;
    throw error;
  }
  const started = await start(deps, context, order);
  const providerPayment = await createAtProvider(deps, {
    payment: started.payment,
    description: `${context.venue.name}, ${started.personCount} p.`,
    language: context.language,
    redirectUrl: returnPage(deps, context, started),
    method: order.method,
    ...(order.cardToken === null ? {} : { cardToken: order.cardToken }),
  });
  await inTransaction(deps.db, (tx) => storeCreatedPayment(tx, started.payment, providerPayment));
  if (isUnfinished({ state: providerPayment.status }) && !providerPayment.checkoutUrl)
    throw problem('payment_provider_unavailable');
  if (!isUnfinished({ state: providerPayment.status }))
    await applyProviderPayment(deps, started.payment, providerPayment);
  return { redirectUrl: providerPayment.checkoutUrl ?? returnPage(deps, context, started) };
}

function checkedOrder(order: PaymentOrder, settings: MethodSetting[] | undefined): Order {
  const method = orderedMethod(order.name);
  if (method === null || !enabledMethods(settings).includes(method)) throw problem('method_unknown');
  if (takesCardToken(method) !== (order.cardToken !== null))
    throw invalidCardToken(order.cardToken ? 'forbidden' : 'required');
  return { ...order, method };
}

async function reusable(
  deps: PaymentDeps,
  context: SessionContext,
  { reservationId, method, payAll }: Order,
): Promise<{ open: { redirectUrl: string } | null; reservation: PayableReservation }> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const { reservation, sums } = await lockPayable(tx, context, reservationId);
    const amount = onlineAmount(sums, payAll);
    const payments = await paymentsOf(tx, { venueId, reservationId });
    const open = payments.find(
      (payment) =>
        payment.state === 'open' && payment.method === method && payment.amount === amount && payment.isPayable,
    );
    return { open: open?.checkoutUrl ? { redirectUrl: open.checkoutUrl } : null, reservation };
  });
}

async function start(
  deps: PaymentDeps,
  context: SessionContext,
  { reservationId, method, payAll }: Order,
): Promise<NewPayment> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const { reservation, sums } = await lockPayable(tx, context, reservationId);
    const amount = onlineAmount(sums, payAll);
    if (!reservation.renewable) throw problem('reservation_expired');
    if (amount <= 0) throw problem('payment_required', { detail: 'Nothing is due online.' });
    await assertNoOpenPayment(tx, reservation);
    const id = deps.newId();
    await insertPayment(tx, { venueId, id, reservationId, method, amount });
    const payment = (await paymentsOf(tx, { venueId, reservationId })).find((row) => row.id === id);
    if (!payment) throw new Error(`payment ${id} vanished in its own transaction`);
    return { payment, slug: reservation.slug, personCount: reservation.personCount };
  });
}

const returnPage = (deps: PaymentDeps, { language }: SessionContext, { payment, slug }: NewPayment): string =>
  sitePage(deps, language, `/flow/${slug}/payment?return=${payment.reservationId}`);
