import type { StaffReservationChange } from '#contract/names.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import type { FieldProblem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow } from '../rows/reservation.types.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/**
 * Writes the note. Throws `reservation_not_found`, `version_conflict` when it changed since `sequence`,
 * `validation_failed` for a new day, time or number of persons.
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
    const errors = refused(row, change);
    if (errors.length > 0) throw problem('validation_failed', { errors });
    if (change.note === undefined || change.note === row.note) return;
    await updateReservation(tx, venueId, id, { note: change.note, sequence: row.sequence + 1 });
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind: 'note.written', actor: staffId });
    const written = { action: 'changed' as const, before: { note: row.note }, after: { note: change.note } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, written);
  });
}

function refused(row: ReservationRow, change: StaffReservationChange): FieldProblem[] {
  const time = (minute: number | null): string | null => (minute === null ? null : formatTime(minute));
  const present = {
    date: row.day,
    startTime: time(row.startMinute),
    endTime: time(row.endMinute),
    personCount: row.personCount,
  };
  return (Object.keys(present) as (keyof typeof present)[])
    .filter((field) => change[field] !== undefined && change[field] !== present[field])
    .map((field) => ({ pointer: `/${field}`, code: 'not_allowed' }));
}
