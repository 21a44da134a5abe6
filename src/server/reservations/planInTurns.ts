import { inTransaction } from '#server/db/transaction.ts';
import { clearDay, PlanRefused } from '#server/planning/claims.service.ts';
import { lockDay } from '#server/planning/dayLock.repo.ts';
import type { Db, ReservationRow, Tx } from './reservation.types.ts';

/** How often a plan is made before its wishes are answered as not booked. */
const turns = 4;

/**
 * One way to plan a day inside a transaction. The first plan is made beside others; when somebody else was quicker it
 * is rolled back and made again with the day for itself, so it can hardly be refused again. `mayBook` is false in the
 * very last turn: the work then answers everything as not booked.
 */
export type Turn = { mayBook: boolean; enterDay: (tx: Tx, row: ReservationRow) => Promise<void> };

/** Runs the work until its claims hold, at most `turns` times. Throws what the work throws. */
export async function planInTurns<T>(db: Db, work: (tx: Tx, turn: Turn) => Promise<T>): Promise<T> {
  for (let turn = 1; ; turn += 1) {
    const mode = turn === 1 ? ('shared' as const) : ('alone' as const);
    const enterDay = async (tx: Tx, row: ReservationRow): Promise<void> => {
      await lockDay(tx, row.venueId, row.day, mode);
      await clearDay(tx, { venueId: row.venueId, day: row.day, reservationId: row.id });
    };
    try {
      return await inTransaction(db, (tx) => work(tx, { mayBook: turn <= turns, enterDay }));
    } catch (error) {
      if (!(error instanceof PlanRefused)) throw error;
    }
  }
}
