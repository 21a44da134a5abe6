import type { StaffReservationChange } from '#contract/names.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/**
 * Writes the note. Throws `reservation_not_found`, `version_conflict` when the reservation changed since `sequence`.
 */
export async function updateStaffReservation(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  change: StaffReservationChange,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, { venueId }, id);
    if (row.sequence !== change.sequence) throw problem('version_conflict');
    if (change.note === row.note) return;
    await updateReservation(tx, venueId, id, { note: change.note, sequence: row.sequence + 1 });
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind: 'note.written', actor: staffId });
    const written = { action: 'changed' as const, before: { note: row.note }, after: { note: change.note } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, written);
  });
}
