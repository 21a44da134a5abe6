import type { DayClose, DayCloseForm, DeskTakings } from '#contract/names.ts';
import { closeDifferences, dayCloseErrors } from '#domain/payments/dayClose.ts';
import { sumOf } from '#domain/values/cents.ts';
import { isUniqueViolation } from '#server/db/databaseErrors.ts';
import type { Db } from '#server/db/schema.ts';
import { inTransaction } from '#server/db/transaction.ts';
import { expectFound, expectValid } from '#server/http/expect.ts';
import type { SaveResponse } from '#server/http/handlers.ts';
import { problem } from '#server/http/problem.ts';
import { recordChange } from '#server/trail/auditEntries.ts';
import { insertDayClose, lastDayClose, readDayClose, takeIntoClose } from './dayCloses.repo.ts';

export interface Closer {
  venueId: string;
  staffId: string;
  saveResponse: SaveResponse<DayClose>;
}

export const movementsOf = (takings: readonly DeskTakings[]): number =>
  sumOf(takings.map(({ movements }) => movements));

/**
 * Of two desks that close at once the number lets one through. Throws `version_conflict` when the day is another than
 * was counted against, `validation_failed`.
 */
export async function closeDay(
  { db, newId }: { db: Db; newId(): string },
  { venueId, staffId, saveResponse }: Closer,
  { number, movements, reason: typed, ...counted }: DayCloseForm,
): Promise<DayClose> {
  const reason = typed.trim();
  const closed = inTransaction(db, async (tx) => {
    const last = await lastDayClose(tx, venueId);
    if (number !== (last?.number ?? 0) + 1) throw problem('version_conflict');
    const key = { venueId, id: newId() };
    const takings = await takeIntoClose(tx, key);
    if (movements !== movementsOf(takings)) throw problem('version_conflict');
    const day = { takings, float: last ? last.leftInDrawer : null };
    expectValid(dayCloseErrors({ ...counted, reason }, day));
    await insertDayClose(tx, {
      ...key,
      ...counted,
      ...closeDifferences(counted, day),
      coins: counted.coins && JSON.stringify(counted.coins),
      takings: JSON.stringify(takings),
      float: day.float,
      number,
      movements,
      reason,
      actor: staffId,
    });
    const close = expectFound(await readDayClose(tx, key));
    await recordChange(tx, { ...key, kind: 'dayClose' }, { action: 'created', after: close });
    await saveResponse(tx, close);
    return close;
  });
  return closed.catch((error: unknown) => {
    throw isUniqueViolation(error, 'day_close_number') ? problem('version_conflict') : error;
  });
}
