import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Database, Db, Tx } from '#server/db/schema.ts';

export type GiftCardRow = Selectable<Database['giftCard']>;
export type NewCard = Insertable<Database['giftCard']>;
export type NewEntry = Insertable<Database['giftCardEntry']>;

export async function insertGiftCards(tx: Tx, cards: readonly { row: NewCard; entry: NewEntry }[]): Promise<void> {
  await tx
    .insertInto('giftCard')
    .values(cards.map(({ row }) => row))
    .execute();
  await tx
    .insertInto('giftCardEntry')
    .values(cards.map(({ entry }) => entry))
    .execute();
}

export interface OrderedGiftCard {
  itemId: string;
  productId: string;
  amount: number;
  usableDays: number | null;
  recipientEmail: string | null;
}

/** Not issued yet, in the order they were added. Amounts in cents. */
export async function orderedGiftCards(tx: Tx, venueId: string, reservationId: string): Promise<OrderedGiftCard[]> {
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

export type ListedGiftCard = Pick<GiftCardRow, 'id' | 'kind' | 'amount'> & {
  productName: Translated<RichText> | null;
  recipient: string | null;
};

export async function giftCardsOfReservation(
  db: Db,
  venueId: string,
  reservationId: string,
): Promise<ListedGiftCard[]> {
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

/** Each address once; null for the buyer. */
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

/** `months`: how long gift cards of the venue may be used; null where it sets nothing. */
export async function giftCardPeriod(tx: Tx, venueId: string): Promise<{ today: LocalDate; months: number | null }> {
  return await tx
    .selectFrom('venue')
    .select(sql<LocalDate>`(kuur_now() at time zone time_zone)::date`.as('today'))
    .select(sql<number | null>`(settings ->> 'giftCardMonthsValid')::integer`.as('months'))
    .where('venueId', '=', venueId)
    .executeTakeFirstOrThrow();
}
