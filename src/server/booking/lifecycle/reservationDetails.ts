import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { releasePromoCodes } from '#server/credits/redemptions/redemptions.service.ts';
import { liveHold, lockLiveHold } from '../rows/reservationAccess.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';

export async function readComment(deps: ReservationDeps, context: SessionContext, slug: string): Promise<string> {
  const { venueId } = context.venue;
  return (await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug })).comment;
}

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

/** In place of another customer it releases their promo code. Throws `reservation_*`, `payment_in_progress`. */
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

/** Throws `reservation_*`, and `user_missing` while there is none. */
export async function linkedCustomer(deps: ReservationDeps, context: SessionContext, slug: string): Promise<string> {
  const { venueId } = context.venue;
  const row = await liveHold(deps.db, { venueId, sessionHash: context.sessionHash, slug });
  if (!row.customerId) throw problem('user_missing');
  return row.customerId;
}
