import { sql } from 'kysely';
import type { Insertable } from 'kysely';
import type { GiftCardBatch, Language } from '#contract/names.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { plainWords } from '../cardTitle.ts';

type Key = { venueId: string; id: string };
type Reader = { venueId: string; language: Language };
type Row = Omit<GiftCardBatch, 'createdAt' | 'name'> & { createdAt: Date; name: Translated<RichText> | null };

const columns = sql`b.id, b.kind, b.count, b.amount, b.product_id, b.usable_to, b.language, b.reason, b.created_at,
  (b.amount::bigint * b.count)::bigint as total, p.name, now.balance, now.blocked`;

const from = sql`gift_card_batch b
  left join product p on p.venue_id = b.venue_id and p.id = b.product_id
  cross join lateral (
    select sum(g.balance)::bigint as balance, (count(*) filter (where g.blocked))::int as blocked
    from gift_card g where g.venue_id = b.venue_id and g.batch_id = b.id
  ) now`;

const viewOf = ({ createdAt, name, ...batch }: Row, language: Language): GiftCardBatch => ({
  ...batch,
  name: name && plainWords(translate(name, language).text).slice(0, 300),
  createdAt: createdAt.toISOString(),
});

export async function listBatches(
  db: Db,
  { venueId, language }: Reader,
  query: ListQuery,
): Promise<List<GiftCardBatch>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from,
    where: sql`b.venue_id = ${venueId}`,
    searched: sql`b.reason`,
    sorts: { createdAt: sql`b.created_at`, count: sql`b.count`, balance: sql`now.balance` },
    defaultSort: '-createdAt',
    filters: { kind: equals(sql`b.kind`) },
    id: sql`b.id`,
  });
  return { data: data.map((row) => viewOf(row, language)), meta };
}

export async function readBatch(db: Db, { venueId, id }: Key, language: Language): Promise<GiftCardBatch | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${from}
    where b.venue_id = ${venueId} and b.id = ${id}`.execute(db);
  return rows[0] && viewOf(rows[0], language);
}

export async function insertBatch(tx: Tx, batch: Insertable<Database['giftCardBatch']>): Promise<void> {
  await tx.insertInto('giftCardBatch').values(batch).execute();
}

export interface BatchCard {
  id: string;
  balance: number;
  blocked: boolean;
}

/** In one order, so that two who lock a batch never wait for each other. */
export async function lockBatchCards(tx: Tx, { venueId, id }: Key): Promise<BatchCard[]> {
  const cards = tx.selectFrom('giftCard').select(['id', 'balance', 'blocked']).where('venueId', '=', venueId);
  return cards.where('batchId', '=', id).orderBy('id').forUpdate().execute();
}

export async function setCardsBlocked(
  tx: Tx,
  { venueId, id }: Key,
  blocked: boolean,
  entries: Insertable<Database['giftCardEntry']>[],
): Promise<void> {
  const ids = entries.map(({ giftCardId }) => giftCardId);
  const cards = tx.updateTable('giftCard').set({ blocked }).where('venueId', '=', venueId).where('batchId', '=', id);
  await cards.where('id', 'in', ids).execute();
  await tx.insertInto('giftCardEntry').values(entries).execute();
}
