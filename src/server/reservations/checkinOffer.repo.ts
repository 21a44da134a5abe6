import type { Translated } from '#domain/values/translated.ts';
import type { PriceRule } from '#domain/planning/entry/priceOn.ts';
import type { Activity } from '#domain/planning/entry/entryTimes.ts';
import type { Db } from './reservation.types.ts';

interface OfferedProduct {
  id: string;
  name: Translated;
  type: number;
  price: number;
  vatRate: number;
  paymentMoment: 'payment' | 'location' | 'payment_and_location';
}

/** What one check-in group sells: the entry that is paid and the activity that takes places in a pool. */
export interface CheckinOffer {
  entry: OfferedProduct;
  priceRules: PriceRule[];
  activityProduct: OfferedProduct;
  activity: Activity;
  poolId: string;
}

const columns = ['id', 'name', 'type', 'price', 'vatRate', 'paymentMoment'] as const;

/** The check-in of a flow by the planner's public ids of its two products; `null` when the flow does not sell that pair. */
export async function checkinOffer(
  db: Db,
  key: { venueId: string; flowId: string; entryXplanId: string; activityXplanId: string },
): Promise<CheckinOffer | null> {
  const products = await db
    .selectFrom('product')
    .select([...columns, 'xplanId'])
    .where('venueId', '=', key.venueId)
    .where('xplanId', 'in', [key.entryXplanId, key.activityXplanId])
    .execute();
  const entry = products.find((product) => product.xplanId === key.entryXplanId);
  const activityProduct = products.find((product) => product.xplanId === key.activityXplanId);
  if (!entry || !activityProduct) return null;
  const activity = await db
    .selectFrom('checkinGroup')
    .innerJoin('activity', (join) =>
      join
        .onRef('activity.venueId', '=', 'checkinGroup.venueId')
        .onRef('activity.productId', '=', 'checkinGroup.activityProductId'),
    )
    .selectAll('activity')
    .where('checkinGroup.venueId', '=', key.venueId)
    .where('checkinGroup.flowId', '=', key.flowId)
    .where('checkinGroup.entryProductId', '=', entry.id)
    .where('checkinGroup.activityProductId', '=', activityProduct.id)
    .executeTakeFirst();
  if (!activity) return null;
  const priceRules = await db
    .selectFrom('priceRule')
    .select(['fromDate', 'toDate', 'weekdays', 'price', 'priority'])
    .where('venueId', '=', key.venueId)
    .where('productId', '=', entry.id)
    .execute();
  return { entry, priceRules, activityProduct, activity, poolId: activity.poolId };
}
