import { sql } from 'kysely';
import type { RichText } from '#domain/catalog/richText.ts';
import type { Translated } from '#domain/values/translated.ts';
import type { CheckoutType } from '#domain/catalog/flowTypes.ts';
import type { FlowConfig } from '#server/db/jsonColumns.ts';
import type { Db } from '#server/db/schema.ts';

const summary = ['flow.id', 'flow.slug', 'flow.name', 'flow.description', 'flow.imageId', 'flow.type'] as const;

export function readStart(db: Db, venueId: string) {
  return db
    .selectFrom('startSection')
    .innerJoin('startFlow', (join) =>
      join.onRef('startFlow.venueId', '=', 'startSection.venueId').onRef('startFlow.sectionId', '=', 'startSection.id'),
    )
    .innerJoin('flow', (join) =>
      join.onRef('flow.venueId', '=', 'startFlow.venueId').onRef('flow.id', '=', 'startFlow.flowId'),
    )
    .select(['startSection.id as sectionId', 'startSection.name as sectionName'])
    .select(summary)
    .where('startSection.venueId', '=', venueId)
    .orderBy('startSection.position')
    .orderBy('startSection.id')
    .orderBy('startFlow.position')
    .orderBy('flow.id')
    .execute();
}

export interface FlowRow {
  id: string;
  slug: string;
  name: Translated;
  description: Partial<Translated<RichText>>;
  imageId: string | null;
  type: number;
  checkoutType: CheckoutType;
  config: FlowConfig;
  productId: string | null;
  subFlows: { name: Translated; description: Partial<Translated<RichText>>; type: number }[];
  checkinGroups: { id: string; name: Translated; entryId: string; entryXplanId: string; activityXplanId: string }[];
}

/** In one statement, so that nobody sees half of what is being published. A slug may be one that the flow had before. */
export async function readFlow(
  db: Db,
  venueId: string,
  key: { id: string } | { slug: string },
): Promise<FlowRow | undefined> {
  const id = 'id' in key ? key.id : sql`flow_at(${venueId}, ${key.slug})`;
  const { rows } = await sql<FlowRow>`
    select f.id, f.slug, f.name, f.description, f.image_id, f.type, f.checkout_type, f.config, f.product_id,
      (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description, 'type', s.type)
          order by s.position), '[]')
        from sub_flow s where s.venue_id = f.venue_id and s.flow_id = f.id) as sub_flows,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'entryId', entry.id,
          'entryXplanId', entry.xplan_id, 'activityXplanId', activity.xplan_id) order by g.position, g.id), '[]')
        from checkin_group g
        join product entry on entry.venue_id = g.venue_id and entry.id = g.entry_product_id
        join product activity on activity.venue_id = g.venue_id and activity.id = g.activity_product_id
        where g.venue_id = f.venue_id and g.flow_id = f.id) as checkin_groups
    from flow f
    where f.venue_id = ${venueId} and f.id = ${id} and f.removed_at is null`.execute(db);
  return rows[0];
}

/** The slug that a flow has now, by one it has or had; undefined when there is none. */
export async function readSlug(db: Db, venueId: string, address: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('flow')
    .select('slug')
    .where('venueId', '=', venueId)
    .where('id', '=', sql<string>`flow_at(${venueId}, ${address})`)
    .executeTakeFirst();
  return row?.slug;
}
