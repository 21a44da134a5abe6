import { sql } from 'kysely';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

/** Personal data, for staff only. `heldBy` holds the claims; `itemId` is the item its guest sees, as an entry of its stay. */
export type ItemDetails = {
  heldBy: string;
  itemId: string;
  itemName: string;
  startMinute: number | null;
  number: string | null;
  name: string;
};

export async function readItemDetails(
  db: Db,
  venueId: string,
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
): Promise<Map<string, ItemDetails>> {
  const { rows } = await sql<ItemDetails>`
    select i.id as held_by, s.id as item_id, i.start_minute, r.number,
      left(coalesce(nullif(rich_text_words(s.name -> ${language}), ''), rich_text_words(s.name -> 'nl')), 300) as item_name,
      left(concat_ws(' ', c.first_name, c.middle_name, c.last_name), 200) as name
    from reservation_item i
    join reservation_item s on s.venue_id = i.venue_id
      and s.id = case when i.checkin_type then coalesce(i.parent_id, i.id) else i.id end
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
    where i.venue_id = ${venueId} and i.id = any(${[...itemIds]}::text[])`.execute(db);
  return new Map(rows.map((row) => [row.heldBy, row]));
}
