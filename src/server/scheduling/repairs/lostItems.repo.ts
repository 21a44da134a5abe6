import { sql } from 'kysely';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Language } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

type Day = { venueId: string; date: LocalDate };

/** Personal data, for staff only. A hold is left to its visitor, who is asked again before it is booked. */
export type LostItemRow = {
  id: string;
  reservationId: string;
  number: string | null;
  name: string;
  itemName: string;
  startMinute: number | null;
  endMinute: number | null;
  checkinType: boolean;
  canBeMailed: boolean;
};

/** Those of the ids that are booked on the day; the names are those that guests see. */
export async function bookedItems(
  db: Db,
  { venueId, date }: Day,
  { itemIds, language }: { itemIds: readonly string[]; language: Language },
): Promise<LostItemRow[]> {
  const { rows } = await sql<LostItemRow>`
    select i.id, i.reservation_id, i.start_minute, i.end_minute, i.checkin_type, r.number,
      left(coalesce(nullif(rich_text_words(s.name -> ${language}), ''), rich_text_words(s.name -> 'nl')), 300) as item_name,
      left(concat_ws(' ', c.first_name, nullif(c.middle_name, ''), c.last_name), 200) as name,
      c.email is not null as can_be_mailed
    from reservation_item i
    join reservation_item s on s.venue_id = i.venue_id
      and s.id = case when i.checkin_type then coalesce(i.parent_id, i.id) else i.id end
    join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id and c.erased_at is null
    where i.venue_id = ${venueId} and i.id = any(${[...itemIds]}::text[]) and i.removed_at is null
      and r.day = ${date}::date and r.state in ('confirmed', 'checked_in')
    order by i.start_minute, r.id, i.person, i.id`.execute(db);
  return rows;
}

/** Everything that is claimed on the day. */
export async function claimedOn(db: Db, { venueId, date }: Day): Promise<{ resourceIds: string[]; poolIds: string[] }> {
  const { rows } = await sql<{ resourceIds: string[]; poolIds: string[] }>`select
    array(select distinct resource_id from resource_claim
      where venue_id = ${venueId} and day = ${date}::date and state <> 'released') as resource_ids,
    array(select distinct pool_id from pool_claim
      where venue_id = ${venueId} and day = ${date}::date and state <> 'released') as pool_ids`.execute(db);
  return rows[0]!;
}
