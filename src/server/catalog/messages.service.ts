import type { RichText } from '#domain/catalog/richText.ts';
import { weekdayOf } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { cachedDays } from '#server/db/venueCache.ts';
import { readMessages } from './messages.repo.ts';

export async function messagesOn(db: Db, venueId: string, date: LocalDate, language: Language): Promise<RichText[]> {
  const query = { key: ['messages'], fromDay: date, toDay: date };
  const rows = await cachedDays(db, venueId, query, (days) => readMessages(db, venueId, days));
  return rows
    .filter(({ fromDate, toDate }) => fromDate <= date && date <= toDate)
    .filter(({ weekdays }) => weekdays === null || weekdays.includes(weekdayOf(date)))
    .map(({ text }) => translate(text, language).text);
}
