import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from './schema.ts';

export async function venueToday(db: Db, venueId: string): Promise<LocalDate> {
  const { today } = await db
    .selectFrom('venue')
    .select(sql<LocalDate>`(kuur_now() at time zone time_zone)::date`.as('today'))
    .where('venueId', '=', venueId)
    .executeTakeFirstOrThrow();
  return today;
}
