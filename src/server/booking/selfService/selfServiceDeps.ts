import type { ReasonCode } from '#domain/values/reasonCodes.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { OwnContext } from './ownContext.ts';
import type { ReservationDeps } from '../rows/reservationDeps.ts';

type Key = { venueId: string; id: string };

/** What payments do for a locked reservation. Amounts in cents. */
export interface ChangeMoney {
  /** Orders refunds up to `amount`, newest payment first. Returns how much. */
  refundUpTo(tx: Tx, reservation: Key, by: { amount: number; reason: string; actor: string }): Promise<number>;
  /** Ordered, but not in the ledger yet. */
  queuedRefunds(tx: Tx, key: { venueId: string; reservationId: string }): Promise<number>;
  /** Returns the ref of a mailed payment link. */
  linkForRest(tx: Tx, reservation: Key, by: { amount: number; actor: string }): Promise<string>;
}

export type SelfServiceDeps = Pick<
  ReservationDeps,
  'db' | 'clock' | 'secretKeys' | 'newId' | 'gate' | 'settlePayments'
> & {
  money: ChangeMoney;
  /** Throws `reservation_not_found`, `too_many_requests`. */
  receiptOf(reader: OwnContext, reservationId: string): Promise<{ number: string; pdf: Buffer }>;
};

export type ReadDeps = Pick<SelfServiceDeps, 'clock' | 'secretKeys'> & { db: Db };

/** What may happen to money by itself. */
export interface ChangedBy {
  /** Stands in the history and in the books. */
  actor: string;
  /** What was paid online above the new total goes back at once; else it waits at the venue. */
  refundsOnline: boolean;
  /** What is due online is asked by a mailed payment link; else it is due at the venue. */
  asksOnline: boolean;
  /** Of its refunds. */
  reason: ReasonCode;
}

/** Who uses the link of their mail. */
export const byGuest: ChangedBy = { actor: 'customer', refundsOnline: true, asksOnline: true, reason: 'self_service' };
