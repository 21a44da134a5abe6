import { sql } from 'kysely';
import type { ListedFlow } from '#contract/names.ts';
import type { Db } from '#server/db/schema.ts';
import { equals, isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Row = Omit<ListedFlow, 'changedAt'> & { changedAt: Date | null };

/** Flows as staff edit them; those that visitors never saw come last. */
export async function listFlows(db: Db, venueId: string, query: ListQuery): Promise<List<ListedFlow>> {
  const from = sql`(
    select coalesce(f.id, d.id) as id, coalesce(d.draft ->> 'slug', f.slug) as slug,
      coalesce(d.draft -> 'name', f.name) ->> 'nl' as name,
      coalesce((d.draft ->> 'type')::integer, f.type) as type,
      coalesce(d.draft ->> 'checkoutType', f.checkout_type) as checkout_type,
      case when f.id is null then 'draft' when d.draft is null then 'published' else 'changed' end as state,
      exists (select from start_flow s where s.venue_id = f.venue_id and s.flow_id = f.id) as on_start_page,
      d.changed_at, f.position
    from (select * from flow where venue_id = ${venueId} and removed_at is null) f
    full join (select * from flow_definition where venue_id = ${venueId}) d on d.id = f.id
  ) listed`;
  const { data, meta } = await readList<Row>(db, query, {
    columns: sql`id, slug, name, type, checkout_type, state, on_start_page, changed_at`,
    from,
    where: sql`true`,
    searched: sql`(name || ' ' || slug)`,
    sorts: {
      position: sql`coalesce(position, 2147483647)`,
      name: sql`lower(coalesce(name, ''))`,
      type: sql`type`,
      state: sql`state`,
      changedAt: sql`coalesce(changed_at, 'infinity')`,
    },
    defaultSort: 'position',
    filters: {
      type: (value) => (/^[0-7]$/.test(value) ? sql`type = ${Number(value)}` : null),
      state: equals(sql`state`),
      checkoutType: equals(sql`checkout_type`),
      onStartPage: isTrue(sql`on_start_page`),
    },
    id: sql`id`,
  });
  return {
    data: data.map(({ changedAt, ...row }) => ({ ...row, changedAt: changedAt?.toISOString() ?? null })),
    meta,
  };
}
