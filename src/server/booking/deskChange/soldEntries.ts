import { plannedProducts, soldProducts } from '#server/catalog/soldProducts.service.ts';
import type { SoldProduct } from '#server/catalog/soldProducts.service.ts';
import type { Db, ReservationRow } from '../rows/reservation.types.ts';
import { withStay } from '../selfService/rebookRequests.ts';
import { stayActivities } from '../selfService/stayActivities.repo.ts';
import { checkinPairs } from './checkinPairs.repo.ts';

/** Everything with a stay alone that a flow sells, by a check-in first, in its order. */
export async function soldEntries(
  db: Db,
  { venueId, flowId }: Pick<ReservationRow, 'venueId' | 'flowId'>,
): Promise<SoldProduct[]> {
  const pairs = await checkinPairs(db, venueId, flowId);
  const activityIds = pairs.map(({ activityProductId }) => activityProductId);
  const products = await plannedProducts(db, venueId, [...pairs.map((pair) => pair.entryProductId), ...activityIds]);
  const productsById = new Map(products.map((product) => [product.id, product]));
  const catalogue = { productsById, activities: await stayActivities(db, venueId, activityIds) };
  const byCheckin = pairs.flatMap(({ entryProductId, activityProductId }) => {
    const entry = productsById.get(entryProductId);
    return entry ? [withStay(entry, activityProductId, catalogue)] : [];
  });
  const others = await soldProducts(db, venueId, flowId);
  const entries = [...byCheckin, ...others].filter(
    ({ objectType, planning, stay }) => objectType === 'product' && planning === null && stay !== null,
  );
  return entries.filter(({ id }, at) => entries.findIndex((other) => other.id === id) === at);
}
