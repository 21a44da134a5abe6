import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { moveReservation, recordEvent } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

type State = ReservationRow['state'];

interface Move {
  from: State[];
  to: State;
  kind: string;
}

export const staffMoves = {
  checkIn: { from: ['confirmed', 'no_show'], to: 'checked_in', kind: 'checked_in' },
  complete: { from: ['checked_in'], to: 'completed', kind: 'completed' },
  noShow: { from: ['confirmed'], to: 'no_show', kind: 'no_show' },
  undo: { from: ['checked_in', 'no_show'], to: 'confirmed', kind: 'undone' },
} satisfies Record<string, Move>;

/** Idempotent. Throws `reservation_not_found`, `version_conflict` from a state that cannot move there. */
export async function moveStaffReservation(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  { from, to, kind }: Move,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, { venueId }, id);
    if (row.state === to) return;
    if (!(await moveReservation(tx, { venueId, id, from, to }))) throw problem('version_conflict');
    const data = { from: row.state };
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind, actor: staffId, data });
    const change = { action: 'changed' as const, before: { state: row.state }, after: { state: to } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, change);
  });
}
