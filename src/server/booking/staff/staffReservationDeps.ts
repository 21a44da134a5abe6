import type { Customer, Language, Payment } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface StaffReservationDeps {
  db: Db;
  newId(): string;
  settlePayments(venueId: string, reservationId: string): Promise<void>;
  paymentsOf(db: Db, of: { venueId: string; reservationId: string }): Promise<Payment[]>;
  customerOf(db: Db, of: { venueId: string; id: string }): Promise<{ customer: Customer; note: string } | null>;
  /** Orders the refund of all online money of a locked reservation. */
  refundAll(tx: Tx, reservation: { venueId: string; id: string }, by: { reason: string; actor: string }): Promise<void>;
}

export interface StaffActor {
  venueId: string;
  staffId: string;
  language: Language;
}

/**
 * With the day for itself, to give places back. Bookings share that lock and it is had in the order of asking, so they cannot keep
 * staff waiting as they can by the counters, where whoever comes first after a change is served.
 */
export async function lockReservationDay(
  tx: Tx,
  { venueId }: { venueId: string },
  id: string,
): Promise<ReservationRow> {
  const row = await lockReservation(tx, { venueId }, id);
  await lockDay(tx, { venueId, day: row.day, reservationId: id }, 'exclusive');
  return row;
}

export async function lockReservation(tx: Tx, { venueId }: { venueId: string }, id: string): Promise<ReservationRow> {
  const row = await reservationById(tx, venueId, id, { lock: true });
  if (!row) throw problem('reservation_not_found');
  return row;
}
