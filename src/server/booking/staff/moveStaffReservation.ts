import type { ReservationEventKind } from '#contract/names.ts';
import { visitMoves } from '#domain/booking/staffActions.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/** The event that each move writes. */
const eventKinds: Record<VisitMove, ReservationEventKind> = {
  checkIn: 'checked_in',
  complete: 'completed',
  noShow: 'no_show',
  undo: 'undone',
};

/** Idempotent. Throws `reservation_not_found`, `version_conflict` from a state that cannot move there. */
export async function moveStaffReservation(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  move: VisitMove,
): Promise<void> {
  const { from, to } = visitMoves[move];
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, { venueId }, id);
    if (row.state === to) return;
    if (!(await moveReservation(tx, { venueId, id, from: [...from], to }))) throw problem('version_conflict');
    const data = { from: row.state };
    await recordEvent(tx, {
      venueId,
      id: deps.newId(),
      reservationId: id,
      kind: eventKinds[move],
      actor: staffId,
      data,
    });
    const change = { action: 'changed' as const, before: { state: row.state }, after: { state: to } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, change);
  });
}
