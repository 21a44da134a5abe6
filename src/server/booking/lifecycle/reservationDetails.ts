import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { releasePromoCodes } from '#server/credits/redemptions/redemptions.service.ts';
import { liveHold, lockLiveHold } from '../rows/reservationAccess.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

/** The visitor's remarks; empty when there are none. Throws `reservation_*`. */
export async function readComment(deps: ReservationDeps, context: SessionContext, slug: string): Promise<string> {
  const { venueId } = context.venue;
  return (await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug })).comment;
}

/** Replaces the remarks, at most 1,000 characters (checked by the contract). Throws `reservation_*`. */
export async function writeComment(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  comment: string,
): Promise<void> {
  const { venueId } = context.venue;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    await updateReservation(tx, venueId, row.id, { comment });
  });
}

/**
 * Makes the logged-in customer the one who books. In place of another customer it waits for their payment, and gives back
 * the promo code they entered. Throws `reservation_*`, `unauthorized`, `payment_in_progress`.
 */
export async function linkCustomer(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
  customerId: string,
): Promise<void> {
  const { venueId } = context.venue;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const isOther = row.customerId !== null && row.customerId !== customerId;
    if (isOther && (await hasUnfinishedPayment(tx, venueId, row.id))) throw problem('payment_in_progress');
    const totalPaid = isOther ? await releasePromoCodes(tx, row) : row.totalPaid;
    await updateReservation(tx, venueId, row.id, { customerId, totalPaid, language: context.language });
    await recordEvent(tx, {
      venueId,
      id: deps.newId(),
      reservationId: row.id,
      kind: 'customer.linked',
      actor: 'visitor',
      data: { customer: customerId },
    });
  });
}

/** Id of the customer who books. Throws `reservation_*`, and `user_missing` while nobody does. */
export async function linkedCustomer(deps: ReservationDeps, context: SessionContext, slug: string): Promise<string> {
  const { venueId } = context.venue;
  const row = await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug });
  if (!row.customerId) throw problem('user_missing');
  return row.customerId;
}
