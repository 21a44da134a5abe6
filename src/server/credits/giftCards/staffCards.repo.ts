import { sql } from 'kysely';
import type { GiftCard, GiftCardMovement } from '#contract/names.ts';
import { mayBeGiftCardCode } from '#domain/credits/giftCardCode.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';
import { hashOfCode } from './cardCodes.ts';
import type { NewEntry } from './giftCards.repo.ts';

type Key = { venueId: string; id: string };
type Row = Omit<GiftCard, 'createdAt'> & { createdAt: Date };

const columns = sql`g.id, g.kind, g.last_four, g.amount, g.balance, g.product_id, g.usable_to, g.blocked,
  g.reservation_id as bought_with, g.created_at`;

const viewOf = ({ createdAt, ...card }: Row): GiftCard => ({ ...card, createdAt: createdAt.toISOString() });

/**
 * A page of the cards; found by the end of the code, by names and addresses of buyer and receiver and by the number of the
 * order. A whole code finds its card too, for a name can look like one.
 */
export async function listCards(db: Db, venueId: string, query: ListQuery): Promise<List<GiftCard>> {
  const { data, meta } = await readList<Row>(db, query, {
    columns,
    from: sql`gift_card g
      left join card_order o on o.venue_id = g.venue_id and o.item_id = g.item_id
      left join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
      left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id`,
    where: sql`g.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', g.last_four, r.number, o.sender, o.recipient, o.recipient_email,
      c.first_name, c.middle_name, c.last_name, c.email)`,
    exactMatch: (q) => (mayBeGiftCardCode(q) ? sql`g.code_hash = ${hashOfCode(q)}` : null),
    sorts: {
      createdAt: sql`g.created_at`,
      amount: sql`g.amount`,
      balance: sql`g.balance`,
      usableTo: sql`g.usable_to`,
    },
    defaultSort: '-createdAt',
    filters: { kind: equals(sql`g.kind`), blocked: isTrue(sql`g.blocked`) },
    id: sql`g.id`,
  });
  return { data: data.map(viewOf), meta };
}

/** One card; with `lock` nobody else changes it until the transaction ends. */
export async function readCard(db: Db, { venueId, id }: Key, lock = false): Promise<GiftCard | undefined> {
  const { rows } = await sql<Row>`select ${columns} from gift_card g
    where g.venue_id = ${venueId} and g.id = ${id} ${lock ? sql`for update` : sql``}`.execute(db);
  return rows[0] && viewOf(rows[0]);
}

/** The order a card was bought with, and its price in cents; null when it was made by staff or for a refund. */
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

/** What happened to a card, oldest first. Amounts in cents. */
export async function movementsOf(db: Db, { venueId, id }: Key): Promise<GiftCardMovement[]> {
  const rows = await db
    .selectFrom('giftCardEntry')
    .select(['id', 'kind', 'amount', 'reservationId', 'at'])
    .where('venueId', '=', venueId)
    .where('giftCardId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .limit(1_000)
    .execute();
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

/** Blocks a card or frees it, and writes down why. */
export async function setBlocked(tx: Tx, { venueId, id }: Key, blocked: boolean, entry: NewEntry): Promise<void> {
  await tx.updateTable('giftCard').set({ blocked }).where('venueId', '=', venueId).where('id', '=', id).execute();
  await tx.insertInto('giftCardEntry').values(entry).execute();
}
