import { sql } from 'kysely';
import type { BoardItem, BoardReservation, MovedAway } from '#domain/booking/dayBoard/boardDay.ts';
import type { RichText } from '#domain/catalog/richText.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';

type Day = { venueId: string; date: LocalDate };

const isOnBoard = sql`r.state in ('hold', 'confirmed', 'checked_in', 'completed', 'no_show')`;

type ReservationOfDay = Omit<BoardReservation, 'markedGuests'> & { flowType: number };

/** With the type of their flow. */
export async function reservationsOn(db: Db, { venueId, date }: Day): Promise<ReservationOfDay[]> {
  const { rows } = await sql<ReservationOfDay>`
    select r.id, r.number, r.state, r.person_count, r.start_minute, r.end_minute, f.type as flow_type,
      left(concat_ws(' ', c.first_name, nullif(c.middle_name, ''), c.last_name), 200) as name,
      (r.comment <> '' or r.note <> '' or coalesce(c.note, '') <> '') as has_comment, r.total - r.total_paid as total_open, r.sequence, r.expected_minute
    from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
    where r.venue_id = ${venueId} and r.day = ${date}::date and ${isOnBoard}`.execute(db);
  return rows;
}

export type ItemOfDay = Omit<BoardItem, 'name'> & { name: Translated<RichText> };

export async function itemsOn(db: Db, { venueId, date }: Day): Promise<ItemOfDay[]> {
  const { rows } = await sql<ItemOfDay>`
    select i.id, i.reservation_id, i.person, i.parent_id, i.product_id, i.type, i.object_type, i.checkin_type,
      i.name, i.start_minute, i.end_minute, i.claim_count, i.moved_from_minute, i.moved_from_day, i.move_accepted
    from reservation_item i join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    where r.venue_id = ${venueId} and r.day = ${date}::date and ${isOnBoard} and i.removed_at is null
    order by i.reservation_id, i.person, i.created_at, i.position, i.id`.execute(db);
  return rows;
}

export type MovedAwayRow = Omit<MovedAway, 'name' | 'reservation'> &
  MovedAway['reservation'] & { itemName: Translated<RichText> };

/** What the venue moved from the day to another, with a mail. */
export async function movedAwayFrom(db: Db, { venueId, date }: Day): Promise<MovedAwayRow[]> {
  const { rows } = await sql<MovedAwayRow>`
    select i.id, i.reservation_id, i.name as item_name, i.start_minute, i.moved_from_minute, i.moved_from_day, i.move_accepted,
      r.day as date, r.state, r.number, left(concat_ws(' ', c.first_name, nullif(c.middle_name, ''), c.last_name), 200) as name
    from reservation_item i join reservation r on r.venue_id = i.venue_id and r.id = i.reservation_id
    left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id
    where i.venue_id = ${venueId} and i.moved_from_day = ${date}::date and i.removed_at is null
    order by r.day, i.start_minute, i.id`.execute(db);
  return rows;
}

export async function reservationOfItem(
  db: Db,
  { venueId, date, itemId }: Day & { itemId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('reservationItem as i')
    .innerJoin('reservation as r', (join) =>
      join.onRef('r.venueId', '=', 'i.venueId').onRef('r.id', '=', 'i.reservationId'),
    )
    .select('r.id')
    .where('i.venueId', '=', venueId)
    .where('i.id', '=', itemId)
    .where('i.removedAt', 'is', null)
    .where('r.day', '=', date)
    .executeTakeFirst();
  return row?.id ?? null;
}
