import { sql } from 'kysely';
import type { OccupancyDay } from '#contract/names.ts';
import { bookedStates } from '#domain/booking/bookedStates.ts';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { FlowType } from '#domain/catalog/flowTypes.ts';
import type { LocalDate } from '#domain/values/localDate.ts';
import type { Db } from '#server/db/schema.ts';

export type VisitCounts = Pick<
  OccupancyDay,
  'visits' | 'guests' | 'noShows' | 'noShowGuests' | 'fromSite' | 'fromDesk'
>;

const orderTypes = Object.values(FlowType).filter((type) => flowNeeds.isOrderCard({ type }));

/** Who confirms a booking without being staff. */
const notStaff = ['visitor', 'payment', 'customer', 'system'];

export async function visitsByDay(
  db: Db,
  { venueId, from, to }: { venueId: string; from: LocalDate; to: LocalDate },
): Promise<Map<LocalDate, VisitCounts>> {
  const { rows } = await sql<VisitCounts & { day: LocalDate }>`
    with visit as (
      select r.day, r.person_count, r.state = 'no_show' as is_no_show,
        case when r.state = 'no_show' then r.person_count else (select count(*) from guest_arrival g
          where g.venue_id = r.venue_id and g.reservation_id = r.id and g.state = 'no_show') end as no_show_guests,
        exists (select from reservation_event e where e.venue_id = r.venue_id and e.reservation_id = r.id
          and e.kind = 'confirmed' and e.actor not in (${sql.join(notStaff)})) as is_from_desk
      from reservation r join flow f on f.venue_id = r.venue_id and f.id = r.flow_id
      where r.venue_id = ${venueId} and r.day between ${from}::date and ${to}::date
        and r.state in (${sql.join([...bookedStates])}) and f.type not in (${sql.join(orderTypes)})
    )
    select day, count(*)::int as visits, sum(person_count)::int as guests,
      count(*) filter (where is_no_show)::int as no_shows,
      coalesce(sum(no_show_guests), 0)::int as no_show_guests,
      count(*) filter (where not is_from_desk)::int as from_site,
      count(*) filter (where is_from_desk)::int as from_desk
    from visit group by day`.execute(db);
  return new Map(rows.map(({ day, ...counts }) => [day, counts]));
}
