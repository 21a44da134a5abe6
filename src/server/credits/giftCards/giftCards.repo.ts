import type { RichText } from '#domain/catalog/richText.ts';
import type { Insertable, Selectable } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type CardRow = Selectable<Database['giftCard']>;
export type NewCard = Insertable<Database['giftCard']>;
export type NewEntry = Insertable<Database['giftCardEntry']>;

export async function insertCard(tx: Tx, card: NewCard, entry: NewEntry): Promise<void> {
  await tx.insertInto('giftCard').values(card).execute();
  await tx.insertInto('giftCardEntry').values(entry).execute();
}

/** A card or voucher that was ordered; amount in cents. */
export interface OrderedCard {
  itemId: string;
  productId: string;
  amount: number;
  usableDays: number | null;
  recipientEmail: string | null;
}

/** The cards and vouchers that stand in a reservation and are not made yet, in the order they were added. */
export async function orderedCards(tx: Tx, venueId: string, reservationId: string): Promise<OrderedCard[]> {
  return tx
    .selectFrom('cardOrder')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'cardOrder.venueId').onRef('item.id', '=', 'cardOrder.itemId'),
    )
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'item.venueId').onRef('product.id', '=', 'item.productId'),
    )
    .select(['item.id as itemId', 'item.productId', 'item.price as amount'])
    .select(['product.usableDays', 'cardOrder.recipientEmail'])
    .where('cardOrder.venueId', '=', venueId)
    .where('item.reservationId', '=', reservationId)
    .where('item.removedAt', 'is', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('giftCard')
            .select('giftCard.id')
            .whereRef('giftCard.venueId', '=', 'item.venueId')
            .whereRef('giftCard.itemId', '=', 'item.id'),
        ),
      ),
    )
    .orderBy('item.createdAt')
    .orderBy('item.position')
    .execute();
}

/** A card of a reservation, as a list of documents names it. */
export type ListedCard = Pick<CardRow, 'id' | 'kind' | 'amount'> & {
  productName: Translated<RichText> | null;
  recipient: string | null;
};

/** The cards that were made with a reservation and are not blocked, in the order in which they were added. */
export async function cardsOfReservation(db: Db, venueId: string, reservationId: string): Promise<ListedCard[]> {
  return db
    .selectFrom('giftCard')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'giftCard.venueId').onRef('item.id', '=', 'giftCard.itemId'),
    )
    .leftJoin('cardOrder', (join) =>
      join.onRef('cardOrder.venueId', '=', 'giftCard.venueId').onRef('cardOrder.itemId', '=', 'giftCard.itemId'),
    )
    .select(['giftCard.id', 'giftCard.kind', 'giftCard.amount', 'item.name as productName', 'cardOrder.recipient'])
    .where('giftCard.venueId', '=', venueId)
    .where('giftCard.reservationId', '=', reservationId)
    .where('giftCard.blocked', '=', false)
    .orderBy('item.createdAt')
    .orderBy('item.position')
    .limit(100)
    .execute();
}

/** To which addresses the cards of a reservation go, each once; null for the one who bought them. */
export async function recipientsOf(db: Db, venueId: string, reservationId: string): Promise<(string | null)[]> {
  const rows = await db
    .selectFrom('cardOrder')
    .innerJoin('reservationItem as item', (join) =>
      join.onRef('item.venueId', '=', 'cardOrder.venueId').onRef('item.id', '=', 'cardOrder.itemId'),
    )
    .select('cardOrder.recipientEmail')
    .distinct()
    .where('cardOrder.venueId', '=', venueId)
    .where('item.reservationId', '=', reservationId)
    .where('item.removedAt', 'is', null)
    .orderBy('cardOrder.recipientEmail')
    .execute();
  return rows.map(({ recipientEmail }) => recipientEmail);
}
