import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '#server/db/schema.ts';
import type { PrintableGiftCard } from './printableGiftCard.ts';

export async function readPrintableGiftCard(db: Db, venueId: string, id: string): Promise<PrintableGiftCard | null> {
  const [card] = await readPrintableCards(db, venueId, sql`g.id = ${id}`);
  return card ?? null;
}

/** In an order that stays. */
export const readPrintableBatch = (db: Db, venueId: string, batchId: string): Promise<PrintableGiftCard[]> =>
  readPrintableCards(db, venueId, sql`g.batch_id = ${batchId}`);

async function readPrintableCards(
  db: Db,
  venueId: string,
  condition: RawBuilder<unknown>,
): Promise<PrintableGiftCard[]> {
  const { rows } = await sql<PrintableGiftCard>`
    select g.venue_id, g.id, g.kind, g.amount, g.usable_to, g.blocked, g.code_hash, g.key_id, g.sealed_code, g.language, g.created_at,
      v.name as venue_name, v.hosts, v.test_of, v.branding, p.name as product_name, p.description as product_description,
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
    where g.venue_id = ${venueId} and ${condition}
    order by g.id`.execute(db);
  return rows;
}
