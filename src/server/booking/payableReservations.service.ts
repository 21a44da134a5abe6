import { sql } from 'kysely';
import type { Language, Reservation, ReservationEventKind } from '#contract/names.ts';
import { visitSpan } from '#domain/booking/timedItems.ts';
import { totals } from '#domain/booking/totals.ts';
import type { PricedItem, Totals } from '#domain/booking/totals.ts';
import { itemsOf, reservationById } from './rows/reservations.repo.ts';
import type { Db, Tx } from './rows/reservation.types.ts';
import { toPayable } from './rows/payableReservation.ts';
import type { PayableReservation } from './rows/payableReservation.ts';
import { reservationView } from './rows/reservationView.ts';
import { changeAndRenew, recordEvent as insertEvent, updateReservation } from './rows/reservationWrites.repo.ts';

export { confirmReservation, reclaimPlaces } from './lifecycle/confirmReservation.ts';
export type { PayableReservation } from './rows/payableReservation.ts';

type Key = { venueId: string; id: string };

/** Locks until the transaction ends. With `sessionHash` only that session's; a null hash owns none. */
export async function lockForPayment(
  tx: Tx,
  { venueId, id }: Key,
  sessionHash?: Uint8Array | null,
): Promise<PayableReservation | null> {
  const owner = sessionHash === undefined ? {} : { sessionHash };
  const row = await reservationById(tx, venueId, id, { ...owner, lock: true });
  return row && toPayable(row);
}

export async function payableReservation(
  db: Db,
  { venueId, id }: Key,
  sessionHash?: Uint8Array | null,
): Promise<PayableReservation | null> {
  const row = await reservationById(db, venueId, id, sessionHash === undefined ? {} : { sessionHash });
  return row && toPayable(row);
}

/** For its customer, and for its session until a day after the confirmation. */
export async function ownedReservation(
  db: Db,
  { venueId, id }: Key,
  { sessionHash, customerId }: { sessionHash: Uint8Array | null; customerId: string | null },
): Promise<PayableReservation | null> {
  const bySession = await reservationById(db, venueId, id, { sessionHash });
  if (bySession?.sessionMayOpen) return toPayable(bySession);
  const row = customerId === null ? null : await reservationById(db, venueId, id);
  return row?.customerId === customerId ? toPayable(row) : null;
}

export const setTotalPaid = (tx: Tx, { venueId, id }: Key, totalPaid: number): Promise<void> =>
  updateReservation(tx, venueId, id, { totalPaid });

export async function renewWithTotalPaid(
  tx: Tx,
  reservation: PayableReservation,
  totalPaid: number,
): Promise<PayableReservation> {
  return { ...reservation, totalPaid, expiresAt: await changeAndRenew(tx, reservation, { totalPaid }) };
}

/** Never shortens a hold. Without `raisesMaximum` the visitor's 60 minutes stay as they are. */
export async function extendHoldUntil(
  tx: Tx,
  { venueId, id }: Key,
  until: Date,
  { raisesMaximum = false }: { raisesMaximum?: boolean } = {},
): Promise<void> {
  const end = until.toISOString();
  await updateReservation(tx, venueId, id, {
    expiresAt: sql<Date>`greatest(expires_at, ${end}::timestamptz)`,
    ...(raisesMaximum ? { maxExpiresAt: sql<Date>`greatest(max_expires_at, ${end}::timestamptz)` } : {}),
  });
}

type ReservationEvent = {
  venueId: string;
  id: string;
  reservationId: string;
  kind: ReservationEventKind;
  actor: string;
  data?: object;
};

export const recordEvent = (tx: Tx, event: ReservationEvent): Promise<void> => insertEvent(tx, event);

export const pricedItemsOf = (db: Db, { venueId, id }: Key): Promise<readonly PricedItem[]> => itemsOf(db, venueId, id);

export async function totalsOf(db: Db, { venueId, id, checkoutType, totalPaid }: PayableReservation): Promise<Totals> {
  return totals(await itemsOf(db, venueId, id), checkoutType, totalPaid);
}

export async function visitSpanOf(db: Db, reservation: PayableReservation): Promise<ReturnType<typeof visitSpan>> {
  return visitSpan(reservation, await itemsOf(db, reservation.venueId, reservation.id));
}

export async function viewReservation(
  db: Db,
  reservation: PayableReservation,
  seen: { sessionToken: string; language: Language; now: string },
): Promise<Reservation> {
  return reservationView(reservation, await itemsOf(db, reservation.venueId, reservation.id), seen);
}
