import { sql } from 'kysely';
import type { VenueProgress } from '#domain/scheduling/firstSteps.ts';
import type { Db } from '#server/db/schema.ts';

export async function readProgress(db: Db, venueId: string): Promise<VenueProgress> {
  const { rows } = await sql<VenueProgress>`
    select
      exists (select from opening_week w where w.venue_id = ${venueId}) as opens,
      exists (
        select from resource r
        join resource_kind k on k.venue_id = r.venue_id and k.id = r.kind_id and k.role = 'therapist'
        where r.venue_id = ${venueId} and r.active and r.removed_at is null
          and jsonb_path_exists(r.roster_weeks, '$[*].days[*].blocks[*]')
      ) as has_therapist,
      exists (select from product p where p.venue_id = ${venueId} and p.visible) as has_product,
      exists (
        select from product p
        join product_need n on n.venue_id = p.venue_id and n.product_id = p.id
        join resource_kind k on k.venue_id = n.venue_id and k.id = n.kind_id and k.role = 'therapist'
        where p.venue_id = ${venueId} and p.visible
      ) as sells_treatments,
      exists (select from flow f where f.venue_id = ${venueId} and f.removed_at is null) as has_published_flow,
      exists (
        select from flow f join start_flow s on s.venue_id = f.venue_id and s.flow_id = f.id
        where f.venue_id = ${venueId} and f.removed_at is null
      ) as is_found`.execute(db);
  const [progress] = rows;
  if (progress === undefined) throw new Error('a select of no table has no row');
  return progress;
}
