import { sql } from 'kysely';
import { withdrawGiftCards } from '#server/credits/giftCards/giftCards.service.ts';
import { withdrawSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import { problem } from '#server/http/problem.ts';
import { enqueueCancelled } from '#server/mails/mails.service.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';

/** Ends a locked reservation: places, redemptions and visits go back, money stays. Throws `in_use` for used credits. */
export async function cancelReservation(
  deps: { newId(): string },
  tx: Tx,
  row: ReservationRow,
  { actor, data = {} }: { actor: string; data?: object },
): Promise<void> {
  const { venueId, id } = row;
  const areUnused = (await withdrawGiftCards(tx, row, { actor })) && (await withdrawSubscriptions(tx, row, 'order'));
  if (!areUnused) throw problem('in_use');
  await releaseClaims(tx, { venueId, reservationId: id });
  const key = { venueId, id, from: [row.state], to: 'cancelled' as const };
  await moveReservation(tx, key, { endedAt: sql<Date>`kuur_now()`, sequence: row.sequence + 1 });
  await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind: 'cancelled', actor, data });
}

/** After all that goes back by itself is ordered: the mail says what was paid, another what goes back. */
export async function mailCancelled(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  const cancelled = await reservationById(tx, venueId, id);
  await enqueueCancelled(tx, { venueId, reservationId: id }, cancelled?.totalPaid ?? 0);
}
