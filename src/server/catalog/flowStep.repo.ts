import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { Db } from '#server/db/schema.ts';
import { isOfferedSql } from './offeredSql.ts';

/** Index and sub-flows; 0 when the venue has no such flow. */
export async function countPages(db: Db, venueId: string, flowId: string): Promise<number> {
  const row = await db
    .selectFrom('flow')
    .select((eb) =>
      eb
        .selectFrom('subFlow')
        .select(({ fn }) => sql<number>`${fn.countAll()} + 1`.as('pages'))
        .whereRef('subFlow.venueId', '=', 'flow.venueId')
        .whereRef('subFlow.flowId', '=', 'flow.id')
        .as('pages'),
    )
    .where('flow.venueId', '=', venueId)
    .where('flow.id', '=', flowId)
    .where('flow.removedAt', 'is', null)
    .executeTakeFirst();
  return row?.pages ?? 0;
}

export interface ListedCategory {
  xplanId: string;
  name: Translated<RichText>;
  productIds: string[];
}

/** In order, with what visitors can choose only; without empty categories. */
export async function readPage(
  db: Db,
  venueId: string,
  key: { flowId: string; page: number },
): Promise<ListedCategory[]> {
  const { rows } = await sql<ListedCategory>`
    select c.xplan_id, c.name, jsonb_agg(p.id order by l.position, p.id) as product_ids
    from flow_entry e
    join category c on c.venue_id = e.venue_id and c.id = e.category_id and c.visible
    join category_product l on l.venue_id = c.venue_id and l.category_id = c.id
    join product p on p.venue_id = l.venue_id and p.id = l.product_id and ${isOfferedSql('p')}
    where e.venue_id = ${venueId} and e.flow_id = ${key.flowId} and e.page = ${key.page}
    group by e.position, c.xplan_id, c.name
    order by e.position`.execute(db);
  return rows;
}
