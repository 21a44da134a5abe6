import type { RichText } from '#domain/catalog/richText.ts';
import { weekdayOf } from '#domain/values/localDate.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import { translate } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { readMessages } from './messages.repo.ts';

export async function messagesOn(db: Db, venueId: string, date: LocalDate, language: Language): Promise<RichText[]> {
  const rows = await readMessages(db, venueId, date);
  return rows
    .filter(({ weekdays }) => weekdays === null || weekdays.includes(weekdayOf(date)))
    .map(({ text }) => translate(text, language).text);
}
