import { sql } from 'kysely';
import type { Message, MessageForm } from '#contract/names.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { readList, touchesDays } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

export type MessageRow = Omit<Message, 'text'> & { text: Translated<RichText> };
export type StoredMessage = Omit<MessageForm, 'text'> & { text: Translated<RichText> };

const columns = ['id', 'text', 'fromDate', 'toDate', 'weekdays', 'version'] as const;

export function listMessages(db: Db, venueId: string, query: ListQuery): Promise<List<MessageRow>> {
  return readList(db, query, {
    columns: sql`m.id, m.text, m.from_date, m.to_date, m.weekdays, m.version`,
    from: sql`message m`,
    where: sql`m.venue_id = ${venueId}`,
    searched: sql`rich_text_words(m.text -> 'nl')`,
    sorts: { fromDate: sql`m.from_date`, toDate: sql`m.to_date` },
    defaultSort: '-fromDate',
    filters: touchesDays(sql`m.from_date`, sql`m.to_date`),
    id: sql`m.id`,
  });
}

export function readMessage(db: Db, { venueId, id }: Key): Promise<MessageRow | undefined> {
  return messageAt(db, { venueId, id }).executeTakeFirst();
}

export function lockMessage(tx: Tx, key: Key): Promise<MessageRow | undefined> {
  return messageAt(tx, key).forUpdate().executeTakeFirst();
}

const messageAt = (db: Db | Tx, { venueId, id }: Key) =>
  db.selectFrom('message').select(columns).where('venueId', '=', venueId).where('id', '=', id);

export function insertMessage(tx: Tx, key: Key, message: StoredMessage): Promise<MessageRow> {
  return tx
    .insertInto('message')
    .values({ ...key, ...message, text: JSON.stringify(message.text), createdAt: sql<Date>`kuur_now()` })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeMessage(tx: Tx, { venueId, id }: Key, message: StoredMessage): Promise<MessageRow> {
  return tx
    .updateTable('message')
    .set({ ...message, text: JSON.stringify(message.text), version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function removeMessage(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('message').where('venueId', '=', venueId).where('id', '=', id).execute();
}
