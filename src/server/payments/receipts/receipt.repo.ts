import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { RedeemedVoucher, SoldItem } from '#domain/payments/vat.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import { ProductType } from '#domain/catalog/productTypes.ts';
import { isLanguage } from '#domain/values/translated.ts';
import type { Language } from '#domain/values/translated.ts';
import type { RedemptionKind } from '#server/db/creditsTables.ts';
import type { Db } from '#server/db/schema.ts';

export interface ReceiptKey {
  venueId: string;
  reservationId: string;
}

/** A gift card whose rate is 0, or on which any amount stands, is for anything. Expects `reservation_item i`. */
export const isMultiPurpose = (flowType: RawBuilder<unknown>) =>
  sql<boolean>`(i.type = ${ProductType.GiftCard} and (i.vat_rate = 0 or ${flowType} = ${FlowType.GiftCard}))`;

/** What has a price, in cents. */
export async function readSoldItems(db: Db, { venueId, reservationId }: ReceiptKey): Promise<SoldItem[]> {
  const { rows } = await sql<SoldItem>`
    select i.id, i.product_id, i.price, i.vat_rate::int,
      ${isMultiPurpose(sql`f.type`)} as is_multi_purpose
    from reservation_item i
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
    where i.venue_id = ${venueId} and i.reservation_id = ${reservationId} and i.removed_at is null and i.price > 0
    order by i.id`.execute(db);
  return rows;
}

export type ReceiptRedemption = RedeemedVoucher & { kind: RedemptionKind; amount: number };

/** Oldest first. */
export async function readRedemptions(db: Db, { venueId, reservationId }: ReceiptKey): Promise<ReceiptRedemption[]> {
  const { rows } = await sql<ReceiptRedemption>`
    select r.kind, r.amount, coalesce(i.vat_rate, 0)::int as vat_rate,
      coalesce((select jsonb_agg(jsonb_build_object('productId', w.product_id, 'quantity', w.quantity) order by w.product_id)
        from voucher_worth w where w.venue_id = g.venue_id and w.voucher_id = g.product_id), '[]') as worth
    from redemption r
    left join gift_card g on g.venue_id = r.venue_id and g.id = r.gift_card_id
    left join reservation_item i on i.venue_id = g.venue_id and i.id = g.item_id
    where r.venue_id = ${venueId} and r.reservation_id = ${reservationId} and r.state <> 'released'
    order by r.created_at, r.id`.execute(db);
  return rows;
}

export interface MoneyMovement {
  kind: 'paid' | 'refund' | 'chargeback' | 'desk' | 'deskRefund' | 'giftCard' | 'voucher' | 'promoCode';
  /** Cents; below 0 when it went back. */
  amount: number;
  /** Null: not by the payment provider. */
  method: string | null;
  at: Date;
}

/** Oldest first. */
export async function readMovements(db: Db, { venueId, reservationId }: ReceiptKey): Promise<MoneyMovement[]> {
  const { rows } = await sql<MoneyMovement>`
    select l.kind, l.amount, p.method, l.at from ledger_entry l
    left join payment p on p.venue_id = l.venue_id and p.id = l.payment_id
    where l.venue_id = ${venueId} and l.reservation_id = ${reservationId}
    order by l.at, l.place`.execute(db);
  return rows;
}

/** Empty when the person was erased. */
export async function readCustomerName(db: Db, { venueId, reservationId }: ReceiptKey): Promise<string> {
  const { rows } = await sql<{ name: string }>`
    select concat_ws(' ', c.first_name, c.middle_name, c.last_name) as name from reservation r
    join customer c on c.venue_id = r.venue_id and c.id = r.customer_id and c.erased_at is null
    where r.venue_id = ${venueId} and r.id = ${reservationId}`.execute(db);
  return rows[0]?.name ?? '';
}

/** Null: nobody booked it, or the person was erased. */
export async function readCustomerEmail(db: Db, { venueId, reservationId }: ReceiptKey): Promise<string | null> {
  const { rows } = await sql<{ email: string }>`select c.email from reservation r
    join customer c on c.venue_id = r.venue_id and c.id = r.customer_id and c.erased_at is null
    where r.venue_id = ${venueId} and r.id = ${reservationId}`.execute(db);
  return rows[0]?.email ?? null;
}

/** Null: there is no such reservation. */
export async function languageOfBooking(db: Db, { venueId, reservationId }: ReceiptKey): Promise<Language | null> {
  const row = await db
    .selectFrom('reservation')
    .select('language')
    .where('venueId', '=', venueId)
    .where('id', '=', reservationId)
    .executeTakeFirst();
  if (!row) return null;
  return isLanguage(row.language) ? row.language : 'nl';
}
