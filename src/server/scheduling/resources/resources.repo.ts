import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Resource, ResourceForm } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';
import { equals, isTrue, readList } from '#server/http/lists.ts';
import type { List, ListQuery } from '#server/http/lists.ts';

type Key = { venueId: string; id: string };

const hasSkill = (skillId: string): RawBuilder<unknown> =>
  sql`exists (select from resource_skill s
    where s.venue_id = r.venue_id and s.resource_id = r.id and s.skill_id = ${skillId})`;

const skillIds = sql`(select coalesce(jsonb_agg(s.skill_id order by s.skill_id), '[]') from resource_skill s
  where s.venue_id = r.venue_id and s.resource_id = r.id)`;

const columns = sql`r.id, r.name, r.kind_id, ${skillIds} as skill_ids, r.active, r.position, r.version`;

export function listResources(db: Db, venueId: string, query: ListQuery): Promise<List<Resource>> {
  return readList(db, query, {
    columns,
    from: sql`resource r join resource_kind k on k.venue_id = r.venue_id and k.id = r.kind_id`,
    where: sql`r.venue_id = ${venueId} and r.removed_at is null`,
    sorts: { position: sql`r.position`, name: sql`lower(r.name)`, kindId: sql`r.kind_id` },
    defaultSort: 'position',
    filters: {
      kindId: equals(sql`r.kind_id`),
      role: equals(sql`k.role`),
      skillId: hasSkill,
      active: isTrue(sql`r.active`),
    },
    id: sql`r.id`,
  });
}

export async function readResource(db: Db, { venueId, id }: Key): Promise<Resource | undefined> {
  const { rows } = await sql<Resource>`select ${columns} from resource r
    where r.venue_id = ${venueId} and r.id = ${id} and r.removed_at is null`.execute(db);
  return rows[0];
}

/** Claims on the resource can still be written. */
export async function lockResource(tx: Tx, { venueId, id }: Key): Promise<Resource | undefined> {
  const locked = await sql`select from resource
    where venue_id = ${venueId} and id = ${id} and removed_at is null for no key update`.execute(tx);
  return locked.rows.length === 0 ? undefined : readResource(tx, { venueId, id });
}

export type OrderedResource = { id: string; position: number; version: number };

/** Every one of the venue, locked until the transaction ends. */
export function lockPositions(tx: Tx, venueId: string): Promise<OrderedResource[]> {
  return tx
    .selectFrom('resource')
    .select(['id', 'position', 'version'])
    .where('venueId', '=', venueId)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forNoKeyUpdate()
    .execute();
}

export async function changePositions(
  tx: Tx,
  venueId: string,
  positions: readonly Pick<OrderedResource, 'id' | 'position'>[],
): Promise<void> {
  await sql`update resource r set position = moved.position, version = r.version + 1
    from unnest(${positions.map(({ id }) => id)}::text[], ${positions.map(({ position }) => position)}::int[])
      as moved(id, position)
    where r.venue_id = ${venueId} and r.id = moved.id`.execute(tx);
}

/** Call `expectResourceForm` first. The roster begins empty on `rosterFrom`. */
export async function insertResource(
  tx: Tx,
  { venueId, id, rosterFrom }: Key & { rosterFrom: string },
  { skillIds: skills, ...form }: ResourceForm,
): Promise<void> {
  await tx
    .insertInto('resource')
    .values({ venueId, id, rosterFrom, ...form })
    .execute();
  await insertSkills(tx, { venueId, id }, form.kindId, skills);
}

export async function changeResource(
  tx: Tx,
  { venueId, id }: Key,
  { skillIds: skills, kindId, name, active, position }: ResourceForm,
): Promise<void> {
  await tx.deleteFrom('resourceSkill').where('venueId', '=', venueId).where('resourceId', '=', id).execute();
  await tx
    .updateTable('resource')
    .set({ kindId, name, active, position, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
  await insertSkills(tx, { venueId, id }, kindId, skills);
}

async function insertSkills(tx: Tx, { venueId, id }: Key, kindId: string, skills: readonly string[]): Promise<void> {
  if (skills.length === 0) return;
  await tx
    .insertInto('resourceSkill')
    .values(skills.map((skillId) => ({ venueId, kindId, resourceId: id, skillId })))
    .execute();
}

/** The row stays, because claims refer to it. */
export async function markResourceRemoved(tx: Tx, { venueId, id }: Key): Promise<void> {
  await tx.deleteFrom('resourceSkill').where('venueId', '=', venueId).where('resourceId', '=', id).execute();
  await tx.deleteFrom('rosterException').where('venueId', '=', venueId).where('resourceId', '=', id).execute();
  await tx
    .updateTable('resource')
    .set({ active: false, removedAt: sql<Date>`kuur_now()`, version: sql<number>`version + 1` })
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .execute();
}

/** Unknown skills are left out. Locks the skills until the transaction ends. */
export async function kindsOfSkills(tx: Tx, venueId: string, ids: readonly string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('skill')
    .select(['id', 'kindId'])
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row.kindId]));
}

/** Locks the kind until the transaction ends. */
export async function kindExists(tx: Tx, venueId: string, id: string): Promise<boolean> {
  const row = await tx
    .selectFrom('resourceKind')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .forKeyShare()
    .executeTakeFirst();
  return row !== undefined;
}

export async function productExists(tx: Tx, { venueId, id }: Key): Promise<boolean> {
  const row = await tx
    .selectFrom('product')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', '=', id)
    .executeTakeFirst();
  return row !== undefined;
}
