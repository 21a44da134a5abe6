import type { RichText } from '#domain/catalog/richText.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

export interface MessageRow {
  text: Translated<RichText>;
  /** 1 = Monday … 7 = Sunday; `null`: every day. */
  weekdays: number[] | null;
  fromDate: LocalDate;
  toDate: LocalDate;
}

/** That hold on a day of the range, inclusive; oldest first. */
export function readMessages(
  db: Db,
  venueId: string,
  { fromDay, toDay }: { fromDay: LocalDate; toDay: LocalDate },
): Promise<MessageRow[]> {
  return db
    .selectFrom('message')
    .select(['text', 'weekdays', 'fromDate', 'toDate'])
    .where('venueId', '=', venueId)
    .where('fromDate', '<=', toDay)
    .where('toDate', '>=', fromDay)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}
