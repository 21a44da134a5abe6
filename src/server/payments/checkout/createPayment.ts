import { onlineAmount } from '#domain/booking/totals.ts';
import { enabledMethods, orderedMethod, takesCardToken } from '#domain/payments/paymentMethods.ts';
import type { MethodId, MethodSetting } from '#domain/payments/paymentMethods.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { applyProviderPayment } from '../settlement/applyPayment.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { createAtProvider, invalidCardToken } from '../settlement/createAtProvider.ts';
import { storeCreatedPayment } from '../settlement/storeProviderState.ts';
import { throttleCards } from './cardLimits.ts';
import { lockPayable } from './payable.ts';
import { insertPayment, isStillOpen, isUnfinished, paymentById, paymentsOf } from '../settlement/payments.repo.ts';
import type { OpenPayment, PaymentRow } from '../settlement/payments.repo.ts';
import { paidInTest } from './paidInTest.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';

export interface PaymentOrder {
  reservationId: string;
  name: string;
  cardToken: string | null;
  /** Pays what may wait for the venue as well. */
  payAll: boolean;
}

interface Redirect {
  redirectUrl: string;
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
): Promise<Redirect> {
  const order = checkedOrder(paymentOrder, context.venue.settings.paymentMethods);
  const { venueId } = context.venue;
  const { open, reservation, amount } = await openPayment(deps, context, order);
  await deps.throttle.consume(context.venue, 'payments', order.reservationId);
  if (takesCardToken(order.method) && !isTest(context)) await throttleCards(deps, context, reservation);
  if (open && order.cardToken === null) return open;
  try {
    await settlePayments(deps, { venueId, reservationId: order.reservationId }, (payment) =>
      isReused(order, amount, payment),
    );
  } catch (error) {
    if (open && error instanceof Problem && error.code === 'payment_in_progress') return open;
    throw error;
  }
  const started = await start(deps, context, order);
  if ('redirectUrl' in started) return started;
  if (isTest(context)) return payInTest(deps, context, started);
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

async function openPayment(
  deps: PaymentDeps,
  context: SessionContext,
  order: Order,
): Promise<{ open: Redirect | null; reservation: PayableReservation; amount: number }> {
  return inTransaction(deps.db, async (tx) => {
    const { reservation, sums } = await lockPayable(tx, context, order.reservationId);
    const amount = onlineAmount(sums, order.payAll);
    const open = (await paymentsOf(tx, keyOf(reservation))).find((payment) => isOpenFor(order, amount, payment));
    return { open: open ? redirectTo(open) : null, reservation, amount };
  });
}

/** Another tab may have begun the same payment meanwhile: then that is the one to go on with. */
async function start(deps: PaymentDeps, context: SessionContext, order: Order): Promise<NewPayment | Redirect> {
  return inTransaction(deps.db, async (tx) => {
    const { reservation, sums } = await lockPayable(tx, context, order.reservationId);
    const amount = onlineAmount(sums, order.payAll);
    if (!reservation.renewable) throw problem('reservation_expired');
    if (amount <= 0) throw problem('payment_required', { detail: 'Nothing is due online.' });
    const key = keyOf(reservation);
    const payments = await paymentsOf(tx, key);
    const reused = payments.find((payment) => isReused(order, amount, payment));
    if (reused) return redirectTo(reused);
    if (payments.some(isUnfinished)) throw problem('payment_in_progress');
    const id = deps.newId();
    await insertPayment(tx, { ...key, id, method: order.method, amount });
    const payment = await paymentById(tx, { venueId: key.venueId, id });
    if (!payment) throw new Error(`payment ${id} vanished in its own transaction`);
    return { payment, slug: reservation.slug, personCount: reservation.personCount };
  });
}

const isTest = ({ venue }: SessionContext): boolean => venue.testOf !== null;

/** Nobody pays in a test, and the provider hears nothing of it: what is due counts as paid. */
async function payInTest(deps: PaymentDeps, context: SessionContext, started: NewPayment): Promise<Redirect> {
  await applyProviderPayment(deps, started.payment, paidInTest(deps, started.payment));
  return { redirectUrl: returnPage(deps, context, started) };
}

const keyOf = ({ venueId, id }: PayableReservation): { venueId: string; reservationId: string } => ({
  venueId,
  reservationId: id,
});

const isOpenFor = ({ method }: Order, amount: number, payment: PaymentRow): payment is OpenPayment =>
  isStillOpen(payment) && payment.method === method && payment.amount === amount;

/** A card that was typed anew is a new payment. */
const isReused = (order: Order, amount: number, payment: PaymentRow): payment is OpenPayment =>
  order.cardToken === null && isOpenFor(order, amount, payment);

const redirectTo = ({ checkoutUrl }: OpenPayment): Redirect => ({ redirectUrl: checkoutUrl });

const returnPage = (deps: PaymentDeps, { language, venue }: SessionContext, { payment, slug }: NewPayment): string =>
  sitePage(siteOf(deps, venue), language, `/flow/${slug}/payment?return=${payment.reservationId}`);
