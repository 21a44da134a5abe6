import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { ImageSize, VenueBranding } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';

/** Everything that is printed on a card or said in its mail, but its code. Amounts in cents. */
export interface CardDetails {
  venueId: string;
  id: string;
  kind: 'giftCard' | 'voucher';
  amount: number;
  usableTo: LocalDate | null;
  blocked: boolean;
  codeHash: Uint8Array;
  language: string;
  createdAt: Date;
  venueName: string;
  branding: VenueBranding;
  /** What was bought; null for a card of the desk or a refund. */
  productName: Translated<RichText> | null;
  productDescription: Partial<Translated<RichText>> | null;
  imageSizes: ImageSize[];
  sender: string;
  recipient: string;
  message: string;
  recipientEmail: string | null;
  /** Who bought it, or got it as a refund. */
  customer: { firstName: string; email: string } | null;
}

/** One card with its order; `null` when there is none. */
export async function readCardDetails(db: Db, venueId: string, id: string): Promise<CardDetails | null> {
  const { rows } = await sql<CardDetails>`
    select g.venue_id, g.id, g.kind, g.amount, g.usable_to, g.blocked, g.code_hash, g.language, g.created_at,
      v.name as venue_name, v.branding, p.name as product_name, p.description as product_description,
      coalesce(own.sizes, usual.sizes, '[]') as image_sizes,
      coalesce(o.sender, '') as sender, coalesce(o.recipient, '') as recipient, coalesce(o.message, '') as message,
      o.recipient_email,
      case when c.id is not null then jsonb_build_object('firstName', c.first_name, 'email', c.email) end as customer
    from gift_card g
    join venue v on v.venue_id = g.venue_id
    left join product p on p.venue_id = g.venue_id and p.id = g.product_id
    left join image own on own.venue_id = g.venue_id and own.id = p.image_id
    left join image usual on usual.venue_id = g.venue_id and usual.id = v.branding ->> 'fallbackImageId'
    left join card_order o on o.venue_id = g.venue_id and o.item_id = g.item_id
    left join reservation r on r.venue_id = g.venue_id and r.id = g.reservation_id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
    where g.venue_id = ${venueId} and g.id = ${id}`.execute(db);
  return rows[0] ?? null;
}
