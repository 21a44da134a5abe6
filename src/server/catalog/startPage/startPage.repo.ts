import { sql } from 'kysely';
import type { StartPage } from '#contract/names.ts';
import type { Db, Tx } from '#server/db/schema.ts';

export type StartSectionForm = StartPage['sections'][number];

export async function readSections(db: Db, venueId: string): Promise<StartSectionForm[]> {
  const { rows } = await sql<StartSectionForm>`
    select s.id, jsonb_build_object('nl', '') || s.name as name,
      (select coalesce(jsonb_agg(f.flow_id order by f.position, f.flow_id), '[]')
        from start_flow f where f.venue_id = s.venue_id and f.section_id = s.id) as flow_ids
    from start_section s where s.venue_id = ${venueId} order by s.position, s.id`.execute(db);
  return rows;
}

/** Flows of these that visitors can open; none of them is removed before the transaction ends. */
export async function lockOpenFlows(tx: Tx, venueId: string, ids: string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await tx
    .selectFrom('flow')
    .select('id')
    .where('venueId', '=', venueId)
    .where('id', 'in', ids)
    .where('removedAt', 'is', null)
    .orderBy('id')
    .forShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

export async function replaceSections(
  tx: Tx,
  venueId: string,
  sections: (StartSectionForm & { id: string })[],
): Promise<void> {
  await tx.deleteFrom('startSection').where('venueId', '=', venueId).execute();
  const rows = sections.map(({ id, name }, position) => ({ venueId, id, name: JSON.stringify(name), position }));
  const starts = sections.flatMap(({ id: sectionId, flowIds }) =>
    flowIds.map((flowId, position) => ({ venueId, sectionId, flowId, position })),
  );
  if (rows.length > 0) await tx.insertInto('startSection').values(rows).execute();
  if (starts.length > 0) await tx.insertInto('startFlow').values(starts).execute();
}
