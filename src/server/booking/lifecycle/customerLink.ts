import { releasePromoCodes } from '#server/credits/redemptions/redemptions.service.ts';
import { digest, keyedDigestText } from '#server/db/digest.ts';
import { deriveKey } from '#server/db/secretKeys.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { lockLiveHold } from '../rows/reservationAccess.ts';
import { hasUnfinishedPayment, sessionIsKnown } from '../rows/reservationChecks.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { itemsOf, lockHoldsOf } from '../rows/reservations.repo.ts';
import { moveSession, recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';

/** The same for the same session and customer: a repeated request finds what its lost answer moved. */
function renewedToken({ secretKeys }: ReservationDeps, sessionToken: string, customerId: string): string {
  return keyedDigestText(deriveKey(secretKeys.newest, 'linked-session'), `${customerId}\0${sessionToken}`);
}

export interface LinkedReservation extends ReservationWithItems {
  sessionToken: string;
}

/**
 * With the session's new token; with the old one nobody sees whose it became. In place of another customer it releases
 * their promo code. Throws `session_missing`, `reservation_*`, `payment_in_progress`.
 */
export async function linkCustomer(
  deps: ReservationDeps,
  { venue: { venueId }, language, ...session }: SessionContext,
  slug: string,
  customerId: string,
): Promise<LinkedReservation> {
  const { sessionToken, sessionHash } = session;
  if (sessionToken === null || sessionHash === null) throw problem('session_missing');
  const renewed = renewedToken(deps, sessionToken, customerId);
  return inTransaction(deps.db, async (tx) => {
    const isRepeated = !(await sessionIsKnown(tx, venueId, sessionHash));
    const current = isRepeated ? { token: renewed, hash: digest(renewed) } : { token: sessionToken, hash: sessionHash };
    const row = await lockLiveHold(tx, { venueId, sessionHash: current.hash, slug });
    if (row.customerId === customerId) {
      const updated = updateReservation(tx, venueId, row.id, { language });
      const [items] = await together([itemsOf(tx, venueId, row.id), updated]);
      return { sessionToken: current.token, row: { ...row, language }, items };
    }
    const isOther = row.customerId !== null;
    if (isOther && (await hasUnfinishedPayment(tx, venueId, row.id))) throw problem('payment_in_progress');
    const totalPaid = isOther ? await releasePromoCodes(tx, row) : row.totalPaid;
    const change = { customerId, totalPaid, language };
    const event = { venueId, id: deps.newId(), reservationId: row.id, kind: 'customer.linked' as const };
    const [items] = await together([
      itemsOf(tx, venueId, row.id),
      updateReservation(tx, venueId, row.id, change),
      isRepeated ? null : moveSession(tx, venueId, { from: sessionHash, to: digest(renewed) }),
      recordEvent(tx, { ...event, actor: 'visitor', data: { customer: customerId } }),
    ]);
    return { sessionToken: renewed, row: { ...row, ...change }, items };
  });
}

/** Takes the customer, and their promo code, off the holds of this session. What is being paid stays theirs. */
export async function unlinkCustomer(
  deps: ReservationDeps,
  { venue: { venueId }, sessionHash }: SessionContext,
  customerId: string,
): Promise<void> {
  if (sessionHash === null) return;
  await inTransaction(deps.db, async (tx) => {
    for (const row of await lockHoldsOf(tx, { venueId, sessionHash, customerId })) {
      if (await hasUnfinishedPayment(tx, venueId, row.id)) continue;
      const totalPaid = await releasePromoCodes(tx, row);
      await updateReservation(tx, venueId, row.id, { customerId: null, totalPaid });
      await recordEvent(tx, {
        venueId,
        id: deps.newId(),
        reservationId: row.id,
        kind: 'customer.unlinked',
        actor: 'visitor',
        data: { customer: customerId },
      });
    }
  });
}
