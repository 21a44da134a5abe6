import type { CancelForm } from '#contract/names.ts';
import { mayCancel } from '#domain/booking/staffActions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { cancelReservation, mailCancelled } from '../lifecycle/cancelReservation.ts';
import { endOpenPayments } from '../lifecycle/endOpenPayments.ts';
import { hasUnfinishedPayment } from '../rows/reservationChecks.repo.ts';
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
  await endOpenPayments(deps, { venueId: staffActor.venueId, id });
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservationDay(tx, staffActor, id);
    mustBeCancellable(row);
    const { venueId, staffId } = staffActor;
    if (await hasUnfinishedPayment(tx, venueId, id)) throw problem('payment_in_progress');
    const data = { reason: form.reason };
    await cancelReservation(deps, tx, row, { actor: staffId, data });
    const change = { action: 'changed' as const, before: { state: row.state }, after: { state: 'cancelled', ...data } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, change);
    if (form.refund) await deps.refundAll(tx, row, { reason: form.reason, actor: staffId });
    if (row.number === null || form.notifyGuest === false) return;
    await mailCancelled(tx, row);
  });
}

function mustBeCancellable({ state }: ReservationRow): void {
  if (state === 'cancelled') throw problem('reservation_cancelled');
  if (state === 'expired') throw problem('reservation_expired');
  if (!mayCancel(state)) throw problem('version_conflict');
}
