import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { Db } from '../rows/reservation.types.ts';

export type StayActivity = Activity & { poolId: string };

/** By the id of their product. */
export async function stayActivities(
  db: Db,
  venueId: string,
  productIds: readonly string[],
): Promise<Map<string, StayActivity>> {
  if (productIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('activity')
    .select(['productId', 'poolId', 'arrivalFrom', 'arrivalTo', 'arrivalStep'])
    .select(['departureUntil', 'departureStep', 'minStay', 'maxStay'])
    .where('venueId', '=', venueId)
    .where('productId', 'in', [...new Set(productIds)])
    .execute();
  return new Map(rows.map(({ productId, ...activity }) => [productId, activity]));
}
