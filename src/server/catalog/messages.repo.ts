import type { RichText } from '#domain/catalog/richText.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

export interface MessageRow {
  text: Translated<RichText>;
  /** 1 = Monday … 7 = Sunday; `null`: every day. */
  weekdays: number[] | null;
}

export async function readMessages(db: Db, venueId: string, date: LocalDate): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .select(['text', 'weekdays'])
    .where('venueId', '=', venueId)
    .where('fromDate', '<=', date)
    .where('toDate', '>=', date)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
