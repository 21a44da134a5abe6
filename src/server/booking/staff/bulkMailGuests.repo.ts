import { sql } from 'kysely';
import type { Language } from '#contract/names.ts';
import { bookedStates } from '#domain/booking/bookedStates.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { isSearched, searchedReservations } from './searchReservations.repo.ts';
import type { ReservationSearch } from './searchReservations.repo.ts';

const visits = Object.values(FlowType).filter(
  (type): type is FlowType => typeof type === 'number' && !flowNeeds.isOrderCard({ type }),
);

/** Visits that are booked and not cancelled, of what the list shows. */
const isVisit = (venueId: string, search: ReservationSearch) => sql`${isSearched(venueId, search)}
  and r.number is not null and r.state in (${sql.join([...bookedStates])}) and f.type in (${sql.join(visits)})`;

export interface MailableGuests {
  language: Language;
  /** Have an address, and do not have this mail yet. */
  reservations: number;
  withoutAddress: number;
  alreadyMailed: number;
}

/** Per language of the reservations. `bulkMailId` null: no words yet. */
export async function countMailableGuests(
  db: Db,
  venueId: string,
  { search, bulkMailId }: { search: ReservationSearch; bulkMailId: string | null },
): Promise<MailableGuests[]> {
  const { rows } = await sql<MailableGuests>`
    select r.language, count(*) filter (where c.id is not null and b.reservation_id is null)::int as reservations,
      count(*) filter (where c.id is null)::int as without_address,
      count(*) filter (where c.id is not null and b.reservation_id is not null)::int as already_mailed
    from ${searchedReservations}
    left join bulk_mail_recipient b on b.venue_id = r.venue_id and b.reservation_id = r.id
      and b.bulk_mail_id = ${bulkMailId}::text
    where ${isVisit(venueId, search)}
    group by r.language order by r.language`.execute(db);
  return rows;
}

/** Locks them in ascending order. At most `most` and one more. */
export async function lockMailableGuests(
  tx: Tx,
  venueId: string,
  { search, bulkMailId, most }: { search: ReservationSearch; bulkMailId: string; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select r.id from ${searchedReservations}
    where ${isVisit(venueId, search)} and c.id is not null
      and not exists (select from bulk_mail_recipient b where b.venue_id = r.venue_id and b.reservation_id = r.id
        and b.bulk_mail_id = ${bulkMailId})
    order by r.id limit ${most + 1} for update of r`.execute(tx);
  return rows.map(({ id }) => id);
}
