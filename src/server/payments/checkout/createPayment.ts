import { orderedMethod, takesCardToken } from '#domain/payments/paymentMethods.ts';
import type { MethodId } from '#domain/payments/paymentMethods.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { Problem, problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import type { SessionContext } from '#server/booking/reservations.service.ts';
import { applyAnswer } from '../settlement/applyPayment.ts';
import { sitePage } from '#server/http/sitePage.ts';
import { askProvider, wrongToken } from '../settlement/askProvider.ts';
import { rememberAnswer } from '../settlement/followAnswer.ts';
import { lockPayable, mustAwaitNoMoney } from './payable.ts';
import { insertPayment, isUnfinished, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { settlePayments } from '../settlement/settlePayments.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';

/** Nobody tries out cards of others on one reservation for long. */
const attempts: ThrottleRule = { name: 'payment', limit: 20, windowSeconds: 900 };

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
 * `payment_in_progress`, `reservation_changed`, `payment_provider_unavailable`, `too_many_requests`.
 */
export async function createPayment(
  tools: CheckoutTools,
  context: SessionContext,
  paymentOrder: PaymentOrder,
): Promise<{ redirectUrl: string }> {
  const order = checkedOrder(paymentOrder);
  const { venueId } = context.venue;
  await tools.throttle.consume(venueId, attempts, order.reservationId);
  const open = await reusable(tools, context, order);
  if (open && order.cardToken === null) return open;
  try {
    await settlePayments(tools, venueId, order.reservationId);
  } catch (error) {
    if (open && error instanceof Problem && error.code === 'payment_in_progress') return open;
    throw error;
  }
  const started = await start(tools, context, order);
  const answer = await askProvider(tools, {
    payment: started.payment,
    description: `${context.venue.name}, ${started.personCount} p.`,
    language: context.language,
    redirectUrl: returnPage(tools, context, started),
    method: order.method,
    ...(order.cardToken === null ? {} : { cardToken: order.cardToken }),
  });
  await inTransaction(tools.db, (tx) => rememberAnswer(tx, started.payment, answer));
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

async function reusable(
  tools: CheckoutTools,
  context: SessionContext,
  { reservationId, method }: Order,
): Promise<{ redirectUrl: string } | null> {
  const { venueId } = context.venue;
  return inTransaction(tools.db, async (tx) => {
    const { dueNow } = await lockPayable(tx, context, reservationId);
    const payments = await paymentsOf(tx, { venueId, reservationId });
    const open = payments.find(
      (payment) =>
        payment.state === 'open' && payment.method === method && payment.amount === dueNow && payment.isPayable,
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
    await mustAwaitNoMoney(tx, reservation);
    const id = tools.newId();
    await insertPayment(tx, { venueId, id, reservationId, method, amount: dueNow });
    const payment = (await paymentsOf(tx, { venueId, reservationId })).find((row) => row.id === id);
    if (!payment) throw new Error(`payment ${id} vanished in its own transaction`);
    return { payment, slug: reservation.slug, personCount: reservation.personCount };
  });
}

/** Where the visitor hears how it ended. */
const returnPage = (tools: CheckoutTools, { language }: SessionContext, { payment, slug }: NewPayment): string =>
  sitePage(tools, language, `/flow/${slug}/payment?return=${payment.reservationId}`);
