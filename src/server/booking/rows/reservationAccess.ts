import { paidState } from '#server/credits/redemptions/redemptions.service.ts';
import type { PaidState } from '#server/credits/redemptions/redemptions.service.ts';
import { problem } from '#server/http/problem.ts';
import type { ProblemCode } from '#contract/problems.ts';
import { newestOf, newestOfSession } from './reservations.repo.ts';
import { hasUnfinishedPayment } from './reservationChecks.repo.ts';
import type { Db, ReservationKey, ReservationRow, Tx } from './reservation.types.ts';

function goneCode(row: ReservationRow | null): ProblemCode {
  if (!row) return 'reservation_not_found';
  if (row.state === 'cancelled') return 'reservation_cancelled';
  if (row.state === 'hold' || row.state === 'expired') return 'reservation_expired';
  return 'reservation_confirmed';
}

/** For a visitor without a reservation too. Throws `reservation_expired`, `reservation_cancelled`. */
export async function mustNotHaveEnded(
  db: Db,
  { venueId, sessionHash }: { venueId: string; sessionHash: Uint8Array | null },
): Promise<void> {
  const row = sessionHash && (await newestOfSession(db, { venueId, sessionHash }));
  if (!row || row.live) return;
  const code = goneCode(row);
  if (code === 'reservation_expired' || code === 'reservation_cancelled') throw problem(code);
}

function mustBeLive(row: ReservationRow | null): ReservationRow {
  if (!row?.live) throw problem(goneCode(row));
  return row;
}

/**
 * Throws `session_missing`, or what became of the newest: `reservation_not_found`, `_expired`, `_cancelled`,
 * `_confirmed`.
 */
export async function liveHold(db: Db, key: ReservationKey): Promise<ReservationRow> {
  if (!key.sessionHash) throw problem('session_missing');
  return mustBeLive(await newestOf(db, key));
}

export async function lockLiveHold(tx: Tx, key: ReservationKey): Promise<ReservationRow> {
  if (!key.sessionHash) throw problem('session_missing');
  return mustBeLive(await newestOf(tx, key, true));
}

/**
 * Sees payments that began after `settlePayments`: they are written under the same lock. Throws `payment_in_progress`
 * too.
 */
export async function lockUnpaidHold(tx: Tx, key: ReservationKey): Promise<ReservationRow> {
  const row = await lockLiveHold(tx, key);
  await mustBeUnpaid(tx, row);
  return row;
}

/** What pays for it, as long as it is locked. Throws `payment_in_progress`. */
export async function settledState(tx: Tx, row: ReservationRow): Promise<PaidState> {
  const state = await paidState(tx, row);
  if (state.isBeingPaid) throw problem('payment_in_progress');
  return state;
}

/** Throws `payment_in_progress`; as long as the reservation is locked, where it is. */
export async function mustBeUnpaid(db: Db, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  if (await hasUnfinishedPayment(db, venueId, id)) throw problem('payment_in_progress');
}
