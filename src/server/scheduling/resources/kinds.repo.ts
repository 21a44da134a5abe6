import { sql } from 'kysely';
import type { ResourceKind, ResourceKindForm, UsedBy } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = ['id', 'name', 'role', 'version'] as const;

export function listKinds(db: Db, venueId: string, query: ListQuery): Promise<List<ResourceKind>> {
  return readList(db, query, {
    columns: sql`k.id, k.name, k.role, k.version`,
    from: sql`resource_kind k`,
    where: sql`k.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', k.name ->> 'nl', k.name ->> 'en', k.name ->> 'de', k.name ->> 'fr')`,
    sorts: { name: sql`lower(k.name ->> 'nl')`, role: sql`k.role` },
    defaultSort: 'name',
    filters: { role: equals(sql`k.role`) },
    id: sql`k.id`,
  });
}

export function readKind(db: Db, { venueId, id }: Key): Promise<ResourceKind | undefined> {
  return db
    .selectFrom('resourceKind')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Also blocks new references to the kind. */
export function lockKind(tx: Tx, { venueId, id }: Key): Promise<ResourceKind | undefined> {
  return tx
    .selectFrom('resourceKind')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export function insertKind(db: Db, { venueId, id }: Key, { name, role }: ResourceKindForm): Promise<ResourceKind> {
  return db
    .insertInto('resourceKind')
    .values({ venueId, id, name: JSON.stringify(name), role })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeKind(tx: Tx, { venueId, id }: Key, { name, role }: ResourceKindForm): Promise<ResourceKind> {
  return tx
    .updateTable('resourceKind')
    .set({ name: JSON.stringify(name), role, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteKind(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('resourceKind').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function usersOfKind(tx: Tx, { venueId, id }: Key): Promise<UsedBy[]> {
  const { rows } = await sql<UsedBy>`
    select 'resource' as kind, id, name from resource where venue_id = ${venueId} and kind_id = ${id}
    union all select 'skill', id, left(name ->> 'nl', 300) from skill where venue_id = ${venueId} and kind_id = ${id}
    union all select distinct 'product', p.id, left(rich_text_words(p.name -> 'nl'), 300)
      from product_need n join product p on p.venue_id = n.venue_id and p.id = n.product_id
      where n.venue_id = ${venueId} and n.kind_id = ${id}
    order by 1, 3, 2`.execute(tx);
  return rows;
}
