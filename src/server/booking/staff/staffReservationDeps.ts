import type { Customer, Language, Payment } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';

export interface StaffReservationDeps {
  db: Db;
  newId(): string;
  settlePayments(venueId: string, reservationId: string): Promise<void>;
  paymentsOf(db: Db, of: { venueId: string; reservationId: string }): Promise<Payment[]>;
  customerOf(venueId: string, id: string): Promise<Customer | null>;
  /** Orders the refund of all online money of a locked reservation. */
  refundAll(tx: Tx, reservation: { venueId: string; id: string }, by: { reason: string; actor: string }): Promise<void>;
}

export interface StaffActor {
  venueId: string;
  staffId: string;
  language: Language;
}

export async function lockReservation(tx: Tx, { venueId }: { venueId: string }, id: string): Promise<ReservationRow> {
  const row = await reservationById(tx, venueId, id, { lock: true });
  if (!row) throw problem('reservation_not_found');
  return row;
}
