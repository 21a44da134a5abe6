import { sql } from 'kysely';
import type { OpeningException, WeeklyBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { OpeningBlock } from '#server/db/jsonColumns.ts';
import type { Db, Tx } from '#server/db/schema.ts';

export type StoredException = OpeningException & { reason: Partial<Translated> };

/** The opening week and the exceptions that touch a day of [from, to], both inclusive, oldest first. One statement. */
export async function readOpeningTimes(
  db: Db,
  venueId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<{ week: WeeklyBlock[]; exceptions: StoredException[] }> {
  const { rows } = await sql<{ week: WeeklyBlock[]; exceptions: StoredException[] }>`select
    (select coalesce(jsonb_agg(jsonb_build_object(
        'weekday', weekday, 'fromMinute', from_minute, 'toMinute', to_minute)), '[]')
      from opening_week where venue_id = ${venueId}) as week,
    (select coalesce(jsonb_agg(jsonb_build_object(
        'fromDate', from_date, 'toDate', to_date, 'reason', reason, 'blocks',
        (select coalesce(jsonb_agg(jsonb_build_object('fromMinute', block -> 'from', 'toMinute', block -> 'to')), '[]')
          from jsonb_array_elements(blocks) as block)) order by created_at, id), '[]')
      from opening_exception
      where venue_id = ${venueId} and from_date <= ${to}::date and to_date >= ${from}::date) as exceptions`.execute(db);
  return rows[0] ?? { week: [], exceptions: [] };
}

type StoredDays = { fromDate: LocalDate; toDate: LocalDate; blocks: readonly OpeningBlock[] };

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

/** Without a reason that of before stays. */
export async function upsertOpeningException(
  tx: Tx,
  { venueId, id }: { venueId: string; id: string },
  { fromDate, toDate, blocks, reason }: StoredDays & { reason?: Translated },
): Promise<void> {
  const words = reason && { reason: JSON.stringify(reason) };
  const days = { fromDate, toDate, blocks: JSON.stringify(blocks), ...words };
  await tx
    .insertInto('openingException')
    .values({ venueId, id, ...days, createdAt: sql<Date>`kuur_now()` })
    .onConflict((conflict) =>
      conflict.columns(['venueId', 'id']).doUpdateSet({ ...days, version: sql<number>`opening_exception.version + 1` }),
    )
    .execute();
}

export function readOpeningExceptionDays(
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
