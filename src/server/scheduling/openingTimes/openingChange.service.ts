import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { OpeningBlock } from '#server/db/jsonColumns.ts';
import type { Tx } from '#server/db/schema.ts';

/** Replaces the ordinary week of a venue; minutes of the day, weekdays 1 = Monday … 7 = Sunday. */
export async function replaceOpeningWeek(
  tx: Tx,
  venueId: string,
  days: readonly { weekday: number; blocks: readonly OpeningBlock[] }[],
): Promise<void> {
  await tx.deleteFrom('openingWeek').where('venueId', '=', venueId).execute();
  const rows = days.flatMap(({ weekday, blocks }) =>
    blocks.map(({ from, to }) => ({ venueId, weekday, fromMinute: from, toMinute: to })),
  );
  if (rows.length > 0) await tx.insertInto('openingWeek').values(rows).execute();
}

/** Makes an exception to the opening times, or changes the one with this id. Days inclusive; no blocks means closed. */
export async function putOpeningException(
  tx: Tx,
  { venueId, id }: { venueId: string; id: string },
  { fromDate, toDate, blocks }: { fromDate: LocalDate; toDate: LocalDate; blocks: readonly OpeningBlock[] },
): Promise<void> {
  const days = { fromDate, toDate, blocks: JSON.stringify(blocks) };
  await tx
    .insertInto('openingException')
    .values({ venueId, id, ...days, createdAt: sql<Date>`kuur_now()` })
    .onConflict((conflict) => conflict.columns(['venueId', 'id']).doUpdateSet(days))
    .execute();
}

/** The days of an exception, both inclusive; `undefined` when there is none with this id. */
export function openingExceptionDays(
  tx: Tx,
  { venueId, id }: { venueId: string; id: string },
): Promise<{ fromDate: LocalDate; toDate: LocalDate } | undefined> {
  return tx
    .selectFrom('openingException')
    .select(['fromDate', 'toDate'])
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export async function deleteOpeningException(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<void> {
  await tx.deleteFrom('openingException').where('venueId', '=', venueId).where('id', '=', id).execute();
}
