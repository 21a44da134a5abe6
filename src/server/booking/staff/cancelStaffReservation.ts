import { sql } from 'kysely';
import type { CancelForm } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { withdrawGiftCards } from '#server/credits/giftCards/giftCards.service.ts';
import { Problem, problem } from '#server/http/problem.ts';
import { enqueueCancelled } from '#server/mails/mails.service.ts';
import { releaseClaims } from '#server/scheduling/claims/claims.service.ts';
import { withdrawSubscriptions } from '#server/credits/subscriptions/subscriptions.service.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
import { moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';
import { lockReservationDay } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/**
 * Money stays unless `refund`; the guest of a booking is mailed unless `notifyGuest` is false. Throws
 * `reservation_not_found`, `_cancelled`, `_expired`, `version_conflict` for a visit that has begun, `in_use` for used
 * credits, and what `settlePayments` throws.
 */
export async function cancelStaffReservation(
  deps: StaffReservationDeps,
  staffActor: StaffActor,
  id: string,
  form: CancelForm,
): Promise<void> {
  await endOpenPayments(deps, staffActor, id);
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservationDay(tx, staffActor, id);
    mustBeCancellable(row);
    const { venueId, staffId } = staffActor;
    if (await hasUnfinishedPayment(tx, venueId, id)) throw problem('payment_in_progress');
    const areUnused = (await withdrawGiftCards(tx, row, { actor: staffId })) && (await withdrawSubscriptions(tx, row));
    if (!areUnused) throw problem('in_use');
    await releaseClaims(tx, { venueId, reservationId: id });
    const key = { venueId, id, from: [row.state], to: 'cancelled' as const };
    await moveReservation(tx, key, { endedAt: sql<Date>`kuur_now()`, sequence: row.sequence + 1 });
    const data = { reason: form.reason };
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind: 'cancelled', actor: staffId, data });
    const change = { action: 'changed' as const, before: { state: row.state }, after: { state: 'cancelled', ...data } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, change);
    if (form.refund) await deps.refundAll(tx, row, { reason: form.reason, actor: staffId });
    if (row.number === null || form.notifyGuest === false) return;
    const cancelled = await reservationById(tx, venueId, id);
    await enqueueCancelled(tx, { venueId, reservationId: id }, cancelled?.totalPaid ?? 0);
  });
}

async function endOpenPayments(deps: StaffReservationDeps, { venueId }: StaffActor, id: string): Promise<void> {
  if (!(await hasUnfinishedPayment(deps.db, venueId, id))) return;
  await deps.settlePayments(venueId, id).catch((error: unknown) => {
    if (!(error instanceof Problem) || error.code !== 'reservation_confirmed') throw error;
  });
}

function mustBeCancellable({ state }: ReservationRow): void {
  if (state === 'cancelled') throw problem('reservation_cancelled');
  if (state === 'expired') throw problem('reservation_expired');
  if (state !== 'hold' && state !== 'confirmed') throw problem('version_conflict');
}
