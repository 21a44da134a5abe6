import { sql } from 'kysely';
import type { GiftCard, GiftCardMovement, Language } from '#contract/names.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import { translate } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { anywhere, customerWords, isAmong, reservationsNamed } from '#server/db/namedBy.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { hashOfScannedCode } from './cardCodes.ts';
import { plainWords } from './cardTitle.ts';
import type { NewEntry } from './giftCards.repo.ts';

type Key = { venueId: string; id: string };
type Row = Omit<GiftCard, 'createdAt' | 'name'> & { createdAt: Date; name: Translated<RichText> | null };

const columns = sql`g.id, g.kind, g.last_four, g.amount, g.balance, g.product_id, g.usable_to, g.blocked,
  g.reservation_id as bought_with, r.number, p.name, g.created_at, g.batch_id,
  (select count(*) from gift_card_entry e where e.venue_id = g.venue_id and e.gift_card_id = g.id)::int as version`;

const from = sql`gift_card g
  left join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
  left join product p on p.venue_id = g.venue_id and p.id = g.product_id`;

const viewOf = ({ createdAt, name, ...card }: Row, language: Language): GiftCard => ({
  ...card,
  name: name && plainWords(translate(name, language).text).slice(0, 300),
  createdAt: createdAt.toISOString(),
});

type Reader = { venueId: string; language: Language };

export async function listGiftCards(db: Db, { venueId, language }: Reader, query: ListQuery): Promise<List<GiftCard>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from: sql`${from}
      left join card_order o on o.venue_id = g.venue_id and o.item_id = g.item_id
      left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id`,
    where: sql`g.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', g.last_four, r.number, o.sender, o.recipient, o.recipient_email,
      ${customerWords('c')})`,
    named: (word) => sql`select id from gift_card where venue_id = ${venueId} and last_four ilike ${anywhere(word)}
      union all select id from gift_card where venue_id = ${venueId} and ${isAmong(sql`reservation_id`, reservationsNamed(venueId, word))}
      union all select g.id from card_order o join gift_card g on g.venue_id = o.venue_id and g.item_id = o.item_id
      where o.venue_id = ${venueId} and (o.sender <> '' or o.recipient <> '' or o.message <> '' or o.recipient_email is not null)
        and concat_ws(' ', o.sender, o.recipient, o.recipient_email) ilike ${anywhere(word)}`,
    namedExactly: (q) =>
      sql`select id from gift_card where venue_id = ${venueId} and code_hash = ${hashOfScannedCode(q)}`,
    sorts: {
      createdAt: sql`g.created_at`,
      amount: sql`g.amount`,
      balance: sql`g.balance`,
      usableTo: sql`coalesce(g.usable_to, 'infinity')`,
    },
    defaultSort: '-createdAt',
    filters: { kind: equals(sql`g.kind`), blocked: isTrue(sql`g.blocked`), batch: equals(sql`g.batch_id`) },
    id: sql`g.id`,
  });
  return { data: data.map((row) => viewOf(row, language)), meta };
}

export async function readGiftCard(db: Db, { venueId, id }: Key, language: Language): Promise<GiftCard | undefined> {
  const { rows } = await sql<Row>`select ${columns} from ${from}
    where g.venue_id = ${venueId} and g.id = ${id}`.execute(db);
  return rows[0] && viewOf(rows[0], language);
}

export async function lockGiftCard(tx: Tx, { venueId, id }: Key): Promise<void> {
  await sql`select from gift_card where venue_id = ${venueId} and id = ${id} for update`.execute(tx);
}

export async function orderOf(
  db: Db,
  { venueId, id }: Key,
): Promise<{ venueId: string; id: string; total: number; isCancelled: boolean } | null> {
  const order = await db
    .selectFrom('giftCard')
    .innerJoin('reservation', (join) =>
      join.onRef('reservation.venueId', '=', 'giftCard.venueId').onRef('reservation.id', '=', 'giftCard.reservationId'),
    )
    .select(['reservation.id', 'reservation.total', 'reservation.state'])
    .where('giftCard.venueId', '=', venueId)
    .where('giftCard.id', '=', id)
    .where('giftCard.itemId', 'is not', null)
    .executeTakeFirst();
  return order ? { venueId, id: order.id, total: order.total, isCancelled: order.state === 'cancelled' } : null;
}

type Movement = Omit<GiftCardMovement, 'at' | 'balance'> & { at: Date };

/** Oldest first. */
export async function movementsOf(db: Db, { venueId, id }: Key): Promise<GiftCardMovement[]> {
  const { rows } = await sql<Movement & { balance: number }>`
    select e.id, e.kind, e.amount, e.reservation_id, r.number, left(e.reason, 500) as reason, e.at,
      (sum(e.amount) over (order by e.place))::int as balance
    from gift_card_entry e
    left join reservation r on r.venue_id = e.venue_id and r.id = e.reservation_id
    where e.venue_id = ${venueId} and e.gift_card_id = ${id} order by e.place limit 1000`.execute(db);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

export async function setBlocked(tx: Tx, { venueId, id }: Key, blocked: boolean, entry: NewEntry): Promise<void> {
  await tx.updateTable('giftCard').set({ blocked }).where('venueId', '=', venueId).where('id', '=', id).execute();
  await tx.insertInto('giftCardEntry').values(entry).execute();
}

/** `entry` has what is added or, below 0, taken off. */
export async function correctBalance(tx: Tx, { venueId, id }: Key, entry: NewEntry): Promise<void> {
  const { amount } = entry;
  await tx
    .updateTable('giftCard')
    .set({ balance: sql<number>`balance + ${amount}`, corrected: sql<number>`corrected + ${amount}` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
  await tx.insertInto('giftCardEntry').values(entry).execute();
}
