import type { ProductFacts } from '#server/catalog/soldProducts.service.ts';
import type { Db } from '../rows/reservation.types.ts';

export async function orderOffer(
  db: Db,
  { venueId, flowId, xplanId }: { venueId: string; flowId: string; xplanId: string },
): Promise<ProductFacts | null> {
  const row = await db
    .selectFrom('flow')
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'flow.venueId').onRef('product.id', '=', 'flow.productId'),
    )
    .select(['product.id', 'product.xplanId', 'product.type', 'product.name', 'product.price', 'product.vatRate'])
    .select(['product.paymentMoment', 'product.depositPercentage'])
    .where('flow.venueId', '=', venueId)
    .where('flow.id', '=', flowId)
    .where('product.xplanId', '=', xplanId)
    .where('product.visible', '=', true)
    .executeTakeFirst();
  return row ?? null;
}
