import type { Customer, Language, Payment } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { problem } from '#server/http/problem.ts';
import { reservationById } from '../rows/reservations.repo.ts';
import type { ReservationRow, Tx } from '../rows/reservation.types.ts';

/** What helping a guest needs besides its own arguments. */
export interface StaffReservationDeps {
  db: Db;
  newId(): string;
  /** See `ReservationTools`. */
  settlePayments(venueId: string, reservationId: string): Promise<void>;
  paymentsOf(db: Db, of: { venueId: string; reservationId: string }): Promise<Payment[]>;
  customerOf(venueId: string, id: string): Promise<Customer>;
  /** Orders back to the payers all that is left of what was paid online for a locked reservation. */
  giveAllBack(
    tx: Tx,
    reservation: { venueId: string; id: string },
    by: { reason: string; actor: string },
  ): Promise<void>;
}

/** Who of the venue's people does something, and in which language they read. */
export interface StaffActor {
  venueId: string;
  staffId: string;
  language: Language;
}

/** The reservation, which nobody else can change until the transaction ends. Throws `reservation_not_found`. */
export async function lockReservation(tx: Tx, { venueId }: { venueId: string }, id: string): Promise<ReservationRow> {
  const row = await reservationById(tx, venueId, id, { lock: true });
  if (!row) throw problem('reservation_not_found');
  return row;
}
