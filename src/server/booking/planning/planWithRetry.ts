import { inTransaction } from '#server/db/transaction.ts';
import { PlanRefused } from '#server/scheduling/claims/claims.service.ts';
import { lockDay } from '#server/scheduling/claims/lockDay.service.ts';
import type { Db, ReservationRow, Tx } from '../rows/reservation.types.ts';

/** How often a plan is made before its wishes are answered as not booked. */
const turns = 4;

type Mode = 'shared' | 'alone';

/**
 * One way to plan a day inside a transaction. The first plan is made beside others, unless the work gives places back
 * before it takes new ones: two of those could wait for each other. When somebody else was quicker it is rolled back and
 * made again with the day for itself, so it can hardly be refused again. `mayBook` is false in the very last turn: the work
 * then answers everything as not booked.
 */
export type PlanAttempt = { mayBook: boolean; enterDay: (row: ReservationRow) => Promise<void> };

/** Runs the work until its claims hold, at most `turns` times. Throws what the work throws. */
export async function planWithRetry<T>(
  db: Db,
  work: (tx: Tx, turn: PlanAttempt) => Promise<T>,
  firstMode: Mode = 'shared',
): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    const mode = turn === 1 ? firstMode : 'alone';
    const enter = ({ venueId, day, id }: ReservationRow, tx: Tx) =>
      lockDay(tx, { venueId, day, reservationId: id }, mode);
    try {
      return await inTransaction(db, (tx) => work(tx, { mayBook: turn <= turns, enterDay: (row) => enter(row, tx) }));
    } catch (error) {
      if (!(error instanceof PlanRefused)) throw error;
    }
  }
}
