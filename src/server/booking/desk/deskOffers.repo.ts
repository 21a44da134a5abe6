import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import { cached } from '#server/db/venueCache.ts';
import type { Db } from '../rows/reservation.types.ts';

/** Flows of visits that visitors may open, in their order. */
export async function datedFlows(db: Db, venueId: string) {
  const rows = await cached(db, venueId, ['openFlows'], () =>
    db
      .selectFrom('flow')
      .select(['id', 'name', 'type'])
      .where('venueId', '=', venueId)
      .where('removedAt', 'is', null)
      .orderBy('position')
      .orderBy('id')
      .execute(),
  );
  return rows.filter(flowNeeds.date);
}

/** Public ids of the entries that a flow sells by a check-in. */
export async function checkinEntries(db: Db, venueId: string, flowId: string): Promise<string[]> {
  const rows = await cached(db, venueId, ['checkinEntries', flowId], () =>
    db
      .selectFrom('checkinGroup')
      .innerJoin('product', (join) =>
        join
          .onRef('product.venueId', '=', 'checkinGroup.venueId')
          .onRef('product.id', '=', 'checkinGroup.entryProductId'),
      )
      .select('product.xplanId')
      .where('checkinGroup.venueId', '=', venueId)
      .where('checkinGroup.flowId', '=', flowId)
      .orderBy('checkinGroup.position')
      .execute(),
  );
  return [...new Set(rows.map(({ xplanId }) => xplanId))];
}
