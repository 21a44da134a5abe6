import type { ExpectedTimeForm } from '#contract/names.ts';
import { mayMarkGuests } from '#domain/booking/guestArrivals.ts';
import { formatTime, parseTime } from '#domain/values/timeOfDay.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { recordEvent, updateReservation } from '../rows/reservationWrites.repo.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/** Throws `reservation_not_found`, `version_conflict` when another time than `from` is noted by now. */
export async function expectLater(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  { from, time }: ExpectedTimeForm,
): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, { venueId }, id);
    const noted = row.expectedMinute === null ? null : formatTime(row.expectedMinute);
    if (noted === time) return;
    if (noted !== from || !mayMarkGuests(row.state)) throw problem('version_conflict');
    await updateReservation(tx, venueId, id, { expectedMinute: time === null ? null : parseTime(time) });
    const data = { time: time ?? '' };
    await recordEvent(tx, { venueId, id: deps.newId(), reservationId: id, kind: 'guest.later', actor: staffId, data });
    const change = { action: 'changed' as const, before: { expectedTime: noted }, after: { expectedTime: time } };
    await recordChange(tx, { venueId, kind: 'reservation', id }, change);
  });
}
