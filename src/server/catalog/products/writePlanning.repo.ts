import type { Tx } from '#server/db/schema.ts';
import type { ProductPlan } from '../soldProduct.types.ts';
import type { Key, ProductContent } from './definition.types.ts';

/** Only what differs: every change of a planning is a change of terms (`terms_change_note`). */
export async function writePlanning(
  tx: Tx,
  key: Key,
  content: ProductContent,
  differs: (part: 'planning' | 'stay' | 'stayProductId') => boolean,
): Promise<void> {
  const { venueId, id } = key;
  if (differs('planning')) {
    await tx.deleteFrom('productPlanning').where('venueId', '=', venueId).where('productId', '=', id).execute();
    if (content.planning !== null) await insertPlanning(tx, key, content.planning);
  }
  if (differs('stay')) await writeStay(tx, key, content);
  if (differs('stayProductId')) {
    await tx.deleteFrom('entryStay').where('venueId', '=', venueId).where('productId', '=', id).execute();
    const { stayProductId: activityProductId } = content;
    if (activityProductId !== null) {
      await tx.insertInto('entryStay').values({ venueId, productId: id, activityProductId }).execute();
    }
  }
}

async function insertPlanning(tx: Tx, { venueId, id }: Key, plan: ProductPlan): Promise<void> {
  const of = { venueId, productId: id };
  const { needs, pool, ...lengths } = plan;
  await tx
    .insertInto('productPlanning')
    .values({ ...of, ...lengths })
    .execute();
  const rows = needs.map((need, position) => ({ ...of, position, ...need }));
  if (rows.length > 0) await tx.insertInto('productNeed').values(rows).execute();
  if (pool !== null) {
    await tx
      .insertInto('productPool')
      .values({ ...of, ...pool })
      .execute();
  }
}

/** The row stays where it is changed: entries refer to it. */
async function writeStay(tx: Tx, { venueId, id }: Key, { stay }: ProductContent): Promise<void> {
  if (stay === null) {
    await tx.deleteFrom('activity').where('venueId', '=', venueId).where('productId', '=', id).execute();
    return;
  }
  await tx
    .insertInto('activity')
    .values({ venueId, productId: id, ...stay })
    .onConflict((conflict) => conflict.columns(['venueId', 'productId']).doUpdateSet(stay))
    .execute();
}
