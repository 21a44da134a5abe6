import { sql } from 'kysely';
import type { FlowForm } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import type { PublishedFlow } from './flowForms.ts';

export interface FlowKey {
  venueId: string;
  id: string;
}

export interface DefinitionRow {
  version: number;
  draft: FlowForm | null;
  changedAt: Date | null;
}

/** Undefined: there is no such flow, or it was removed. */
export async function readDefinition(db: Db, { venueId, id }: FlowKey): Promise<DefinitionRow | undefined> {
  const { rows } = await sql<DefinitionRow>`
    select coalesce(d.version, 1) as version, d.draft, d.changed_at
    from (
      select venue_id, id from flow_definition where venue_id = ${venueId} and id = ${id}
      union select venue_id, id from flow where venue_id = ${venueId} and id = ${id} and removed_at is null
    ) known
    left join flow_definition d on d.venue_id = known.venue_id and d.id = known.id`.execute(db);
  return rows[0];
}

/** Until the transaction ends nobody else edits, publishes or removes the flow. */
export async function lockDefinition(tx: Tx, key: FlowKey): Promise<DefinitionRow | undefined> {
  const { venueId, id } = key;
  await sql`insert into flow_definition (venue_id, id)
    select venue_id, id from flow where venue_id = ${venueId} and id = ${id} and removed_at is null
    on conflict do nothing`.execute(tx);
  const row = tx.selectFrom('flowDefinition').select(['version', 'draft', 'changedAt']);
  return (await row.where('venueId', '=', venueId).where('id', '=', id).forUpdate().executeTakeFirst()) as
    | DefinitionRow
    | undefined;
}

export async function insertDefinition(tx: Tx, { venueId, id }: FlowKey, draft: FlowForm): Promise<void> {
  await tx
    .insertInto('flowDefinition')
    .values({ venueId, id, draft: JSON.stringify(draft), changedAt: sql<Date>`kuur_now()` })
    .execute();
}

/** The next version; without a draft it is what visitors see. */
export async function changeDefinition(tx: Tx, { venueId, id }: FlowKey, draft: FlowForm | null): Promise<void> {
  await tx
    .updateTable('flowDefinition')
    .set({
      draft: draft === null ? null : JSON.stringify(draft),
      version: sql<number>`version + 1`,
      changedAt: sql<Date>`kuur_now()`,
    })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

export async function deleteDefinition(tx: Tx, { venueId, id }: FlowKey): Promise<void> {
  await tx.deleteFrom('flowDefinition').where('venueId', '=', venueId).where('id', '=', id).execute();
}

/** Null when visitors never saw it, or no longer do. */
export async function readPublished(db: Db, { venueId, id }: FlowKey): Promise<PublishedFlow | null> {
  const { rows } = await sql<PublishedFlow>`
    select f.slug, f.name, f.description, f.image_id, f.type, f.checkout_type, f.config, f.product_id,
      (select coalesce(jsonb_agg(jsonb_build_object('name', s.name, 'description', s.description, 'type', s.type)
          order by s.position), '[]')
        from sub_flow s where s.venue_id = f.venue_id and s.flow_id = f.id) as sub_flows,
      (select coalesce(jsonb_agg(jsonb_build_object('page', e.page, 'categoryId', e.category_id)
          order by e.page, e.position), '[]')
        from flow_entry e where e.venue_id = f.venue_id and e.flow_id = f.id) as entries,
      (select coalesce(jsonb_agg(jsonb_build_object('id', g.id, 'name', g.name, 'entryProductId', g.entry_product_id,
          'activityProductId', g.activity_product_id) order by g.position, g.id), '[]')
        from checkin_group g where g.venue_id = f.venue_id and g.flow_id = f.id) as checkin_groups
    from flow f where f.venue_id = ${venueId} and f.id = ${id} and f.removed_at is null`.execute(db);
  return rows[0] ?? null;
}
