import { inTransaction } from '#server/db/transaction.ts';
import { ClaimConflict } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import type { Db, ReservationRow, Tx } from '../rows/reservation.types.ts';

const claimingAttempts = 4;

type LockMode = 'shared' | 'exclusive';

/** When `mayClaim` is false the work reports everything as not booked. */
export type PlanAttempt = { mayClaim: boolean; lockDay: (row: ReservationRow) => Promise<void> };

/**
 * Runs the work in transactions until its claims hold, with a last attempt that may not claim. Retries lock the day
 * exclusively, so others rarely conflict again. Work that releases before it claims starts exclusively, or two could
 * deadlock. `run` may be a dry run. Throws what the work throws.
 */
export async function planWithRetry<T>(
  db: Db,
  work: (tx: Tx, attempt: PlanAttempt) => Promise<T>,
  firstMode: LockMode = 'shared',
  run: typeof inTransaction = inTransaction,
): Promise<T> {
  for (let count = 1; ; count += 1) {
    const mode = count === 1 ? firstMode : 'exclusive';
    const attemptIn = (tx: Tx): PlanAttempt => ({
      mayClaim: count <= claimingAttempts,
      lockDay: ({ venueId, day, id }) => lockDay(tx, { venueId, day, reservationId: id }, mode),
    });
    try {
      return await run(db, (tx) => work(tx, attemptIn(tx)));
    } catch (error) {
      if (!(error instanceof ClaimConflict)) throw error;
    }
  }
}
