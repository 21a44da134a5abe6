import type { LinkPayment, PaymentLink } from '#contract/names.ts';
import { isBooked } from '#domain/booking/bookedStates.ts';
import { linkAmount } from '#domain/payments/linkAmount.ts';
import { PaymentProviderError } from '#server/adapters/payments/paymentPort.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';
import type { RequestContext } from '#server/http/handlers.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { applyPayment } from '../settlement/applyPayment.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import { lockForPayment } from '#server/booking/payableReservations.service.ts';
import { createAtProvider } from '../settlement/createAtProvider.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import { outstanding } from '../settlement/outstanding.ts';
import { storeCreatedPayment } from '../settlement/storeProviderState.ts';
import { linkByHash, paymentsOfLink } from './paymentLinks.repo.ts';
import type { PaymentLinkRow } from './paymentLinks.repo.ts';
import { insertPayment, isStillOpen, isUnfinished, paymentById, paymentsOf } from '../settlement/payments.repo.ts';
import type { PaymentRow } from '../settlement/payments.repo.ts';
import { settlePayments } from '../settlement/settlePayments.ts';

type Caller = Pick<RequestContext, 'venue' | 'language' | 'network'>;

/**
 * Begins nothing; asks the provider how begun payments went. Throws `not_found` (unknown, expired or nothing to pay),
 * `payment_provider_unavailable`, `too_many_requests`.
 */
export async function readPaymentLink(deps: PaymentDeps, caller: Caller, ref: string): Promise<PaymentLink> {
  const link = await refreshedLink(deps, caller, ref);
  const amountDue = await inTransaction(deps.db, (tx) => amountDueByLink(tx, link));
  return amountDue === 'paid' ? { status: 'paid', amount: null } : { status: 'success', amount: amountDue };
}

/**
 * Where to pay, or that it is paid. Reuses the link's open payment; ends other open payments first. Throws what
 * `readPaymentLink` throws, and `payment_in_progress`.
 */
export async function startLinkPayment(deps: PaymentDeps, caller: Caller, ref: string): Promise<LinkPayment> {
  const link = await refreshedLink(deps, caller, ref);
  const due = await amountOrOutcome(deps, link);
  if (typeof due !== 'number') return due;
  try {
    await settlePayments(deps, link, (payment) => isOpenPaymentOf(link, due, payment));
  } catch (error) {
    if (!(error instanceof Problem) || error.code !== 'reservation_confirmed') throw error;
  }
  const stillDue = await amountOrOutcome(deps, link);
  return typeof stillDue === 'number' ? startPayment(deps, caller, { link, ref }) : stillDue;
}

async function refreshedLink(deps: PaymentDeps, { venue, network }: Caller, ref: string): Promise<PaymentLinkRow> {
  await deps.throttle.consume(venue, 'paymentLinks', network);
  const link = await linkByHash(deps.db, venue.venueId, digest(ref));
  if (!link) throw problem('not_found');
  await refreshLinkPayments(deps, link);
  return link;
}

async function refreshLinkPayments(deps: PaymentDeps, link: PaymentLinkRow): Promise<void> {
  for (const payment of (await paymentsOfLink(deps.db, link)).filter(isUnfinished)) {
    try {
      await applyPayment(deps, payment);
    } catch (error) {
      if (!(error instanceof PaymentProviderError)) throw error;
      throw problem('payment_provider_unavailable');
    }
  }
}

/** Cents for which a payment must be begun, or the outcome that needs none. */
async function amountOrOutcome(deps: PaymentDeps, link: PaymentLinkRow): Promise<number | LinkPayment> {
  return inTransaction(deps.db, async (tx) => {
    const amountDue = await amountDueByLink(tx, link);
    if (amountDue === 'paid') return { status: 'paid', link: null };
    const open = (await paymentsOfLink(tx, link)).find((payment) => isOpenPaymentOf(link, amountDue, payment));
    return open ? { status: 'success', link: open.checkoutUrl } : amountDue;
  });
}

const isOpenPaymentOf = ({ refHash }: PaymentLinkRow, amountDue: number, payment: PaymentRow): boolean =>
  isStillOpen(payment) &&
  payment.amount === amountDue &&
  payment.linkHash !== null &&
  Buffer.from(refHash).equals(payment.linkHash);

/** Cents, with its reservation locked. Throws `not_found`. */
async function amountDueByLink(tx: Tx, link: PaymentLinkRow): Promise<number | 'paid'> {
  const reservation = await lockForPayment(tx, { venueId: link.venueId, id: link.reservationId });
  if (!reservation) throw problem('not_found');
  const booked = isBooked(reservation);
  const payments = await paymentsOfLink(tx, link);
  if (booked && payments.some(({ state }) => state === 'paid')) return 'paid';
  const amountDue = linkAmount(await outstanding(tx, reservation), link.amount);
  if (booked && amountDue === null) return 'paid';
  if (amountDue === null || !link.live || !(booked || reservation.live)) throw problem('not_found');
  return amountDue;
}

async function startPayment(
  deps: PaymentDeps,
  { venue, language }: Caller,
  { link, ref }: { link: PaymentLinkRow; ref: string },
): Promise<LinkPayment> {
  const payment = await inTransaction(deps.db, (tx) => insertLinkPayment(deps, tx, link));
  if (!payment) return { status: 'paid', link: null };
  const redirectUrl = sitePage(siteOf(deps, venue), language, `/reservation/payment/${ref}?returned=true`);
  const providerPayment = await createAtProvider(deps, {
    payment,
    description: venue.name,
    language,
    redirectUrl,
  }).catch(rethrowUnavailable);
  await inTransaction(deps.db, (tx) => storeCreatedPayment(tx, payment, providerPayment));
  if (!providerPayment.checkoutUrl) throw problem('payment_provider_unavailable');
  return { status: 'success', link: providerPayment.checkoutUrl };
}

function rethrowUnavailable(error: unknown): never {
  const isRefused = error instanceof Problem && error.code === 'method_unknown';
  throw isRefused ? problem('payment_provider_unavailable') : error;
}

async function insertLinkPayment(deps: PaymentDeps, tx: Tx, link: PaymentLinkRow): Promise<PaymentRow | null> {
  const { venueId, reservationId } = link;
  const amount = await amountDueByLink(tx, link);
  if (amount === 'paid') return null;
  const id = deps.newId();
  if ((await paymentsOf(tx, { venueId, reservationId })).some(isUnfinished)) throw problem('payment_in_progress');
  await insertPayment(tx, { venueId, id, reservationId, method: 'link', amount, linkHash: Buffer.from(link.refHash) });
  return paymentById(tx, { venueId, id });
}
