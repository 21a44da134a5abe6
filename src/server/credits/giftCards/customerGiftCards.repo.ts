import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import type { GiftCardRow } from './giftCards.repo.ts';

export interface CustomerKey {
  venueId: string;
  customerId: string;
}

export interface BoughtGiftCard {
  id: string;
  orderId: string;
  kind: 'giftCard' | 'voucher';
  name: Translated<RichText>;
  amount: number;
  balance: number;
  usableTo: LocalDate | null;
  blocked: boolean;
  recipient: string;
}

/** Of orders in the customer's name, newest first. With `id` only that one. */
export async function boughtGiftCards(
  db: Db,
  { venueId, customerId }: CustomerKey,
  id: string | null = null,
): Promise<BoughtGiftCard[]> {
  const { rows } = await sql<BoughtGiftCard>`
    select g.id, r.id as order_id, g.kind, i.name, g.amount, g.balance, g.usable_to, g.blocked,
      coalesce(o.recipient, '') as recipient
    from gift_card g
    join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
    join reservation_item i on i.venue_id = g.venue_id and i.id = g.item_id
    left join card_order o on o.venue_id = g.venue_id and o.item_id = g.item_id
    where g.venue_id = ${venueId} and r.customer_id = ${customerId} and (${id}::text is null or g.id = ${id})
    order by g.created_at desc, i.position, g.id limit 200`.execute(db);
  return rows;
}

export interface GiftCardChange {
  kind: 'bought' | 'redeemed' | 'returned' | 'refunded' | 'corrected' | 'blocked' | 'freed';
  change: number;
  at: Date;
  /** Null: of somebody else's reservation. */
  number: string | null;
}

/** Newest first. */
export async function changesOfGiftCard(
  db: Db,
  { venueId, customerId, id }: CustomerKey & Pick<GiftCardRow, 'id'>,
): Promise<GiftCardChange[]> {
  const { rows } = await sql<GiftCardChange>`
    select e.kind, e.amount as change, e.at, r.number
    from gift_card_entry e
    left join reservation r on r.venue_id = e.venue_id and r.id = e.reservation_id and r.customer_id = ${customerId}
    where e.venue_id = ${venueId} and e.gift_card_id = ${id}
    order by e.at desc, e.place desc limit 500`.execute(db);
  return rows;
}
