import { sql } from 'kysely';
import { flowNeeds } from '#domain/catalog/flowNeeds.ts';
import type { Db } from '../rows/reservation.types.ts';

const orderFlows = (db: Db, venueId: string) =>
  db
    .selectFrom('flow')
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'flow.venueId').onRef('product.id', '=', 'flow.productId'),
    )
    .select(['flow.id', 'flow.type', 'product.xplanId', 'product.name', 'product.price'])
    .where('flow.venueId', '=', venueId)
    .where(sql<boolean>`flow.removed_at is null`)
    .where('product.visible', '=', true);

/** What the flow of an order sells; undefined for any other flow. */
export async function orderFlow(db: Db, { venueId, id }: { venueId: string; id: string }) {
  const row = await orderFlows(db, venueId).where('flow.id', '=', id).executeTakeFirst();
  return row && flowNeeds.isOrderCard(row) ? row : undefined;
}

/** In the flows' order. */
export async function soldOrders(db: Db, venueId: string) {
  const rows = await orderFlows(db, venueId).orderBy('flow.position').orderBy('flow.id').execute();
  return rows.filter(flowNeeds.isOrderCard);
}
