import type { ReservationEventKind } from '#contract/names.ts';
import { visitMoves } from '#domain/booking/staffActions.ts';
import type { VisitMove } from '#domain/booking/staffActions.ts';
import { guestsAfter } from '#domain/booking/guestArrivals.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { freeWristbands, guestArrivals, writeGuests } from '../rows/guestArrivals.repo.ts';
import { moveReservation, recordEvent, saidBefore } from '../rows/reservationWrites.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';
import { lockReservation } from './staffReservationDeps.ts';
import type { StaffActor, StaffReservationDeps } from './staffReservationDeps.ts';

/** The event that each move writes. */
const eventKinds: Record<VisitMove, ReservationEventKind> = {
  checkIn: 'checked_in',
  complete: 'completed',
  noShow: 'no_show',
  undo: 'undone',
};

export type SaidMove = { move: VisitMove; secondsAgo: number };

/** Idempotent. Throws `reservation_not_found`, `version_conflict` from a state that cannot move there. */
export async function moveStaffReservation(
  deps: StaffReservationDeps,
  { venueId, staffId }: StaffActor,
  id: string,
  { move, secondsAgo }: SaidMove,
): Promise<void> {
  const { from, to } = visitMoves[move];
  await inTransaction(deps.db, async (tx) => {
    const row = await lockReservation(tx, { venueId }, id);
    if (row.state === to) return;
    if (!(await moveReservation(tx, { venueId, id, from: [...from], to }))) throw problem('version_conflict');
    await moveGuests(tx, { row, move, by: { actor: staffId, secondsAgo } });
    const data = { from: row.state, ...saidBefore(secondsAgo) };
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

/** Who leaves gives the wristband back. */
async function moveGuests(
  tx: Tx,
  { row, move, by }: { row: ReservationRow; move: VisitMove; by: { actor: string; secondsAgo: number } },
): Promise<void> {
  const key = { venueId: row.venueId, reservationId: row.id };
  if (move === 'complete') return freeWristbands(tx, key);
  const before = await guestArrivals(tx, row);
  const states = guestsAfter(
    move,
    before.map(({ state }) => state),
  );
  const guests = before.map(({ person, wristband }, at) => ({
    person,
    state: states[at]!,
    wristband: states[at] === 'in' ? wristband : null,
  }));
  await writeGuests(tx, { ...key, ...by }, guests);
}
