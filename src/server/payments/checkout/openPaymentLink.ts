import type { PaymentLink } from '#contract/names.ts';
import { linkAmount } from '#domain/payments/linkAmount.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { Problem, problem } from '#server/http/problem.ts';
import type { ThrottleRule } from '#server/http/throttle.ts';
import { reservationById } from '#server/booking/reservations.service.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { sitePage } from '#server/http/sitePage.ts';
import { askProvider } from '../settlement/askProvider.ts';
import type { CheckoutTools } from '../settlement/checkoutTools.ts';
import { owing } from '../settlement/owing.ts';
import { rememberAnswer } from '../settlement/followAnswer.ts';
import { linkByHash, paymentsOfLink } from './paymentLinks.repo.ts';
import type { PaymentLinkRow } from './paymentLinks.repo.ts';
import { insertPayment, isUnfinished, paymentById, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { settlePayments } from '../settlement/settlePayments.ts';

type Caller = Pick<RequestContext, 'venue' | 'language' | 'network'>;

/** Every look may ask the provider for a payment. */
const looks: ThrottleRule = { name: 'paymentLink:network', limit: 60, windowSeconds: 15 * 60 };

const bookedStates: readonly string[] = ['confirmed', 'checked_in', 'completed', 'no_show'];

/**
 * Where to pay by reference, or that it is paid. An open payment of the link is used again; any other open payment of the
 * reservation is ended first. Throws `not_found` for a reference that is unknown, over, or pays for nothing any more,
 * `payment_in_progress`, `payment_provider_unavailable`, `too_many_requests`.
 */
export async function openPaymentLink(tools: CheckoutTools, caller: Caller, ref: string): Promise<PaymentLink> {
  const { venueId } = caller.venue;
  await tools.throttle.consume(venueId, looks, caller.network);
  const link = await linkByHash(tools.db, venueId, digest(ref));
  if (!link) throw problem('not_found');
  await hear(tools, link);
  const known = await standing(tools, link);
  if (known) return known;
  try {
    await settlePayments(tools, venueId, link.reservationId);
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'reservation_confirmed') throw error;
  }
  return (await standing(tools, link)) ?? begin(tools, caller, { link, ref });
}

/** Learns how payments of the link ended that nobody told of. */
async function hear(tools: CheckoutTools, link: PaymentLinkRow): Promise<void> {
  for (const payment of (await paymentsOfLink(tools.db, link)).filter(isUnfinished)) {
    try {
      await applyPayment(tools, payment);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      throw problem('payment_provider_unavailable');
    }
  }
}

/** What is known without a new payment: that it is paid, or the page of one that is open. Throws `not_found`. */
async function standing(tools: CheckoutTools, link: PaymentLinkRow): Promise<PaymentLink | null> {
  return inTransaction(tools.db, async (tx) => {
    const asked = await askedBy(tx, link);
    if (asked === 'paid') return { status: 'paid', link: null };
    const open = (await paymentsOfLink(tx, link)).find(
      ({ state, amount, isPayable }) => state === 'open' && amount === asked && isPayable,
    );
    return open?.checkoutUrl ? { status: 'success', link: open.checkoutUrl } : null;
  });
}

/** What the link asks now, in cents, with its reservation locked; `paid` when it did its work. Throws `not_found`. */
async function askedBy(tx: Tx, link: PaymentLinkRow): Promise<number | 'paid'> {
  const reservation = await reservationById(tx, link.venueId, link.reservationId, { lock: true });
  if (!reservation) throw problem('not_found');
  const isBooked = bookedStates.includes(reservation.state);
  const payments = await paymentsOfLink(tx, link);
  if (isBooked && payments.some(({ state }) => state === 'paid')) return 'paid';
  const asked = linkAmount(await owing(tx, reservation), link.amount);
  if (isBooked && asked === null) return 'paid';
  if (asked === null || !link.live || !(isBooked || reservation.live)) throw problem('not_found');
  return asked;
}

async function begin(
  tools: CheckoutTools,
  { venue, language }: Caller,
  { link, ref }: { link: PaymentLinkRow; ref: string },
): Promise<PaymentLink> {
  const payment = await inTransaction(tools.db, (tx) => start(tools, tx, link));
  if (!payment) return { status: 'paid', link: null };
  const redirectUrl = sitePage(tools, language, `/reservation/payment/${ref}?returned=true`);
  const answer = await askProvider(tools, { payment, description: venue.name, language, redirectUrl }).catch(
    unavailable,
  );
  await inTransaction(tools.db, (tx) => rememberAnswer(tx, payment, answer));
  if (!answer.checkoutUrl) throw problem('payment_provider_unavailable');
  return { status: 'success', link: answer.checkoutUrl };
}

/** No method of the provider takes the amount: for who has only a link that is the same as no answer. */
function unavailable(error: unknown): never {
  const isRefused = error instanceof Problem && error.code === 'method_unknown';
  throw isRefused ? problem('payment_provider_unavailable') : error;
}

/** The row of a new payment; `null` when it was paid in the meantime. */
async function start(tools: CheckoutTools, tx: Tx, link: PaymentLinkRow): Promise<PaymentRow | null> {
  const { venueId, reservationId } = link;
  const amount = await askedBy(tx, link);
  if (amount === 'paid') return null;
  const id = tools.newId();
  if ((await paymentsOf(tx, { venueId, reservationId })).some(isUnfinished)) throw problem('payment_in_progress');
  await insertPayment(tx, { venueId, id, reservationId, method: 'link', amount, linkHash: Buffer.from(link.refHash) });
  return paymentById(tx, { venueId, id });
}
