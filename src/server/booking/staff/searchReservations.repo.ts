import { sql } from 'kysely';
import type { Language, ReservationRow } from '#contract/names.ts';
import { bookedStates } from '#domain/booking/bookedStates.ts';
import { formatTime } from '#domain/values/timeOfDay.ts';
import { translate } from '#domain/values/translated.ts';
import type { Translated } from '#domain/values/translated.ts';
import { customerWords, reservationsNamed } from '#server/db/namedBy.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, listedBy, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

/** Days of the visit, both inclusive. */
export type ReservationSearch = ListQuery & { from?: string; to?: string };

interface SearchedRow extends Omit<ReservationRow, 'flowName' | 'startTime' | 'endTime' | 'createdAt'> {
  flowName: Translated;
  startMinute: number | null;
  endMinute: number | null;
  createdAt: Date;
}

const name = sql`concat_ws(' ', c.first_name, c.middle_name, c.last_name)`;

/** Arrival and departure, or of its items where it has none. */
const minute = (column: 'start_minute' | 'end_minute', ofItems: 'min' | 'max') => sql`coalesce(r.${sql.ref(column)},
  (select ${sql.raw(ofItems)}(i.${sql.ref(column)}) from reservation_item i
    where i.venue_id = r.venue_id and i.reservation_id = r.id and i.removed_at is null))`;

const totalOpen = sql`case when r.state in (${sql.join([...bookedStates])})
  then greatest(r.total - r.total_paid, 0) else 0 end`;

const onDays = ({ from, to }: ReservationSearch) => sql`${from === undefined ? sql`true` : sql`r.day >= ${from}::date`}
  and ${to === undefined ? sql`true` : sql`r.day <= ${to}::date`}`;

/** What ended before it was booked only where a filter names its state. */
const wasBookedOrMayBe = ({ filter = '' }: ReservationSearch) =>
  /(^|,)\s*state:/.test(filter) ? sql`true` : sql`(r.number is not null or r.state = 'hold')`;

/** `r`, its flow `f`, and its customer `c` who is not erased. */
export const searchedReservations = sql`reservation r left join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
  left join customer c on c.venue_id = r.venue_id and c.id = r.customer_id and c.erased_at is null`;

const narrowed = (venueId: string, query: ReservationSearch) => ({
  where: sql`r.venue_id = ${venueId} and ${onDays(query)} and ${wasBookedOrMayBe(query)}`,
  searched: sql`concat_ws(' ', r.number, ${customerWords('c')})`,
  named: (word: string) => reservationsNamed(venueId, word),
  id: sql`r.id`,
  filters: {
    state: equals(sql`r.state`),
    flowType: (value: string) => (/^\d$/.test(value) ? sql`f.type = ${Number(value)}` : null),
    open: (value: string) =>
      value === 'true' ? sql`${totalOpen} > 0` : value === 'false' ? sql`${totalOpen} = 0` : null,
  },
});

/** What the list shows for a query, as a condition on `searchedReservations`. */
export const isSearched = (venueId: string, query: ReservationSearch) => listedBy(query, narrowed(venueId, query));

export async function searchReservations(
  db: Db,
  { venueId, language }: { venueId: string; language: Language },
  query: ReservationSearch,
): Promise<List<ReservationRow>> {
  const { data, meta } = await readList<SearchedRow>(db, query, {
    columns: sql`r.id, r.number, f.slug, f.name as flow_name, f.type as flow_type, r.state,
      nullif(${name}, '') as customer_name, c.email, r.day as start_date,
      ${minute('start_minute', 'min')} as start_minute, ${minute('end_minute', 'max')} as end_minute,
      r.person_count, r.total, r.total_paid, ${totalOpen} as total_open, r.created_at`,
    from: searchedReservations,
    ...narrowed(venueId, query),
    sorts: { createdAt: sql`r.created_at`, startDate: sql`r.day`, total: sql`r.total` },
    defaultSort: '-createdAt',
  });
  return { data: data.map((row) => rowOf(row, language)), meta };
}

function rowOf(
  { startMinute, endMinute, flowName, createdAt, ...row }: SearchedRow,
  language: Language,
): ReservationRow {
  return {
    ...row,
    flowName: translate(flowName, language).text,
    startTime: startMinute === null ? null : formatTime(startMinute),
    endTime: endMinute === null ? null : formatTime(endMinute),
    createdAt: createdAt.toISOString(),
  };
}
