import { sql } from 'kysely';
import type { OpeningException, WeeklyBlock } from '#domain/scheduling/stay/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

export type StoredException = OpeningException & { reason: Partial<Translated> };

/**
 * The ordinary week of a venue, minutes of the day, half-open, and the exceptions that touch a day of [from, to], both
 * inclusive, in the order they were made. One statement, because every booking and calendar waits for it.
 */
export async function readOpening(
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
