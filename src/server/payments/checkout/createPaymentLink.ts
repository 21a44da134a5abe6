import type { PaymentLinkCreated, PaymentLinkForm } from '#contract/names.ts';
import { linkAmount } from '#domain/payments/linkAmount.ts';
import { isLanguage } from '#domain/values/translated.ts';
import { inTransaction } from '#server/db/transaction.ts';
import type { Tx } from '#server/db/schema.ts';
import { digest } from '#server/db/digest.ts';
import { problem } from '#server/http/problem.ts';
import { enqueue } from '#server/jobs/jobQueue.ts';
import { paymentLinkRef } from '#server/mails/paymentLinkRef.service.ts';
import { siteOf, sitePage } from '#server/http/sitePage.ts';
import type { SiteOwner } from '#server/http/sitePage.ts';
import { extendHoldUntil, lockForPayment, recordEvent } from '#server/booking/payableReservations.service.ts';
import type { PayableReservation } from '#server/booking/payableReservations.service.ts';
import type { PaymentDeps } from '../settlement/paymentDeps.ts';
import type { StaffAction } from '../reconciliation/createRefund.ts';
import { outstanding } from '../settlement/outstanding.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { insertLink } from './paymentLinks.repo.ts';

export interface LinkOrder extends Omit<StaffAction<PaymentLinkCreated>, 'venueId'> {
  venue: SiteOwner;
}

const hours = { hold: 24, booking: 14 * 24 };

/**
 * Amount: of a hold what is due now (of an order its total), of a booking what is outstanding, or the form's. Mailed to
 * the customer or to `email`; null: not mailed. Throws `reservation_not_found`, `_cancelled`, `_expired`,
 * `user_missing` (a hold without customer), `amount_too_high`, `validation_failed` when the amount would not confirm
 * the hold.
 */
export async function createPaymentLink(
  deps: PaymentDeps,
  { venue, staffId, saveResponse }: LinkOrder,
  reservationId: string,
  form: PaymentLinkForm,
): Promise<PaymentLinkCreated> {
  const { venueId } = venue;
  return inTransaction(deps.db, async (tx) => {
    const reservation = await lockLinkable(tx, venueId, reservationId);
    const amount = await amountOf(tx, reservation, form.amount);
    const isHold = reservation.state === 'hold';
    const { linkId, ref, expiresAt } = await writeLink(deps, tx, {
      reservation,
      amount,
      actor: staffId,
      hours: isHold ? hours.hold : hours.booking,
      email: form.email,
    });
    if (isHold) await extendHold(tx, reservation, expiresAt);
    const after = { reservationId, amount, expiresAt: expiresAt.toISOString() };
    await recordChange(tx, { venueId, kind: 'paymentLink', id: linkId }, { action: 'created', after });
    const { language } = reservation;
    const url = sitePage(siteOf(deps, venue), isLanguage(language) ? language : 'nl', `/reservation/payment/${ref}`);
    const link = { ref, url, expiresAt: expiresAt.toISOString() };
    await saveResponse?.(tx, link);
    return link;
  });
}

/** For what a locked booking leaves to pay online after its guests changed it. Mailed to the customer; returns the ref. */
export async function linkForRest(
  deps: PaymentDeps,
  tx: Tx,
  reservation: { venueId: string; id: string },
  { amount, actor }: { amount: number; actor: string },
): Promise<string> {
  return (await writeLink(deps, tx, { reservation, amount, actor, hours: hours.booking, email: undefined })).ref;
}

interface NewLink {
  reservation: { venueId: string; id: string };
  amount: number;
  actor: string;
  hours: number;
  /** Absent: to the customer; null: not mailed. */
  email: string | null | undefined;
}

async function writeLink(
  deps: PaymentDeps,
  tx: Tx,
  { reservation, amount, actor, hours: life, email }: NewLink,
): Promise<{ linkId: string; ref: string; expiresAt: Date }> {
  const { venueId, id: reservationId } = reservation;
  const linkId = deps.secretKeys.newest.id + Buffer.from(deps.random.bytes(32)).toString('base64url');
  const ref = paymentLinkRef(deps.secretKeys, { venueId, linkId });
  const row = { venueId, refHash: digest(ref), reservationId, amount, createdBy: actor };
  const expiresAt = await insertLink(tx, row, life);
  const payload = { reservationId, linkId, amount, expiresAt: expiresAt.toISOString(), ...(email ? { email } : {}) };
  if (email !== null) await enqueue(tx, { venueId, kind: 'mail.paymentLink', key: linkId, payload });
  const event = {
    venueId,
    id: deps.newId(),
    reservationId,
    kind: 'paymentLink.made' as const,
    actor,
    data: { amount },
  };
  await recordEvent(tx, event);
  return { linkId, ref, expiresAt };
}

async function lockLinkable(tx: Tx, venueId: string, reservationId: string): Promise<PayableReservation> {
  const reservation = await lockForPayment(tx, { venueId: venueId, id: reservationId });
  if (!reservation) throw problem('reservation_not_found');
  const { state, live, customerId } = reservation;
  if (state === 'cancelled') throw problem('reservation_cancelled');
  if (state === 'expired' || (state === 'hold' && !live)) throw problem('reservation_expired');
  if (state === 'hold' && !customerId) throw problem('user_missing');
  return reservation;
}

async function amountOf(tx: Tx, reservation: PayableReservation, requestedAmount: number | undefined): Promise<number> {
  const amount = linkAmount(await outstanding(tx, reservation), requestedAmount);
  if (amount === null || (requestedAmount !== undefined && requestedAmount > amount)) throw problem('amount_too_high');
  if (requestedAmount !== undefined && requestedAmount < amount) {
    throw problem('validation_failed', { errors: [{ pointer: '/amount', code: 'minimum' }] });
  }
  return amount;
}

async function extendHold(tx: Tx, { venueId, id }: PayableReservation, until: Date): Promise<void> {
  await extendHoldUntil(tx, { venueId, id }, until, { raisesMaximum: true });
}
