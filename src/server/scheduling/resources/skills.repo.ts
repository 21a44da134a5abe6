import { sql } from 'kysely';
import type { Skill, SkillForm, UsedBy } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const columns = ['id', 'name', 'kindId', 'version'] as const;

export function listSkills(db: Db, venueId: string, query: ListQuery): Promise<List<Skill>> {
  return readList(db, query, {
    columns: sql`s.id, s.name, s.kind_id, s.version`,
    from: sql`skill s`,
    where: sql`s.venue_id = ${venueId}`,
    searched: sql`concat_ws(' ', s.name ->> 'nl', s.name ->> 'en', s.name ->> 'de', s.name ->> 'fr')`,
    sorts: { name: sql`lower(s.name ->> 'nl')`, kindId: sql`s.kind_id` },
    defaultSort: 'name',
    filters: { kindId: equals(sql`s.kind_id`) },
    id: sql`s.id`,
  });
}

export function readSkill(db: Db, { venueId, id }: Key): Promise<Skill | undefined> {
  return db.selectFrom('skill').select(columns).where('venueId', '=', venueId).where('id', '=', id).executeTakeFirst();
}

/** Also blocks new references to the skill. */
export function lockSkill(tx: Tx, { venueId, id }: Key): Promise<Skill | undefined> {
  return tx
    .selectFrom('skill')
    .select(columns)
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Violates the foreign key (23503) on an unknown kind. */
export function insertSkill(db: Db, { venueId, id }: Key, { name, kindId }: SkillForm): Promise<Skill> {
  return db
    .insertInto('skill')
    .values({ venueId, id, name: JSON.stringify(name), kindId })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function changeSkill(tx: Tx, { venueId, id }: Key, { name, kindId }: SkillForm): Promise<Skill> {
  return tx
    .updateTable('skill')
    .set({ name: JSON.stringify(name), kindId, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteSkill(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('skill').where('venueId', '=', venueId).where('id', '=', id).execute();
}

export async function usersOfSkill(tx: Tx, { venueId, id }: Key): Promise<UsedBy[]> {
  const { rows } = await sql<UsedBy>`
    select 'resource' as kind, r.id, r.name
      from resource_skill s join resource r on r.venue_id = s.venue_id and r.id = s.resource_id
      where s.venue_id = ${venueId} and s.skill_id = ${id}
    union all select distinct 'product', p.id, left(rich_text_words(p.name -> 'nl'), 300)
      from product_need n join product p on p.venue_id = n.venue_id and p.id = n.product_id
      where n.venue_id = ${venueId} and n.skill_id = ${id}
    order by 1, 3, 2`.execute(tx);
  return rows;
}
