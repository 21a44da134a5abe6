import type { OpeningException, WeeklyBlock } from '#domain/planning/entry/openingBlocks.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

export type StoredException = OpeningException & { reason: Partial<Translated> };

/** The ordinary week of a venue; minutes of the day, half-open. */
export async function readWeek(db: Db, venueId: string): Promise<WeeklyBlock[]> {
  return db
    .selectFrom('openingWeek')
    .select(['weekday', 'fromMinute', 'toMinute'])
    .where('venueId', '=', venueId)
    .execute();
}

/** The exceptions that touch a day of [from, to], both inclusive, in the order they were made. */
export async function readExceptions(
  db: Db,
  venueId: string,
  from: LocalDate,
  to: LocalDate,
): Promise<StoredException[]> {
  const rows = await db
    .selectFrom('openingException')
    .select(['fromDate', 'toDate', 'blocks', 'reason'])
    .where('venueId', '=', venueId)
    .where('fromDate', '<=', to)
    .where('toDate', '>=', from)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ blocks, ...row }) => ({
    ...row,
    blocks: blocks.map((block) => ({ fromMinute: block.from, toMinute: block.to })),
  }));
}
