import type { ReservationWithItems } from '../rows/reservation.types.ts';
import { emptyHoldMinutes } from '#domain/booking/holdTimes.ts';
import { together } from '#server/db/together.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { lockLiveHold, lockUnpaidHold } from '../rows/reservationAccess.ts';
import { itemsOf } from '../rows/reservations.repo.ts';
import { changeAndRenew, moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationDeps, SessionContext } from '../rows/reservationDeps.ts';
import { sql } from 'kysely';

/** Throws `reservation_*`, `session_missing`, `payment_in_progress`. */
export async function cancelHold(deps: ReservationDeps, context: SessionContext, slug: string): Promise<void> {
  const { venueId } = context.venue;
  await inTransaction(deps.db, async (tx) => {
    const row = await lockUnpaidHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const key = { venueId, id: row.id, from: ['hold' as const], to: 'cancelled' as const };
    const event = { venueId, id: deps.newId(), reservationId: row.id, kind: 'cancelled' as const, actor: 'visitor' };
    await together([
      releaseClaims(tx, { venueId, reservationId: row.id }),
      moveReservation(tx, key, { endedAt: sql<Date>`kuur_now()` }),
      recordEvent(tx, event),
    ]);
  });
}

/** At most as long as the venue's holds last. Throws `reservation_*`, `session_missing`. */
export async function extendHold(
  deps: ReservationDeps,
  context: SessionContext,
  slug: string,
): Promise<ReservationWithItems> {
  const { venueId } = context.venue;
  return inTransaction(deps.db, async (tx) => {
    const row = await lockLiveHold(tx, { venueId, sessionHash: context.sessionHash, slug });
    const items = await itemsOf(tx, venueId, row.id);
    const expiresAt = await changeAndRenew(tx, row, {}, items.length === 0 ? { minutes: emptyHoldMinutes } : {});
    return { row: { ...row, expiresAt }, items };
  });
}
