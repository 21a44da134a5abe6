import { sql } from 'kysely';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Db } from '#server/db/schema.ts';

export interface BookableActivity extends Activity {
  productId: string;
  poolId: string;
}

export function readActivity(db: Db, venueId: string, xplanId: string): Promise<BookableActivity | undefined> {
  return db
    .selectFrom('activity')
    .innerJoin('product', (join) =>
      join.onRef('product.venueId', '=', 'activity.venueId').onRef('product.id', '=', 'activity.productId'),
    )
    .select(['activity.productId', 'poolId', 'arrivalFrom', 'arrivalTo', 'arrivalStep'])
    .select(['departureUntil', 'departureStep', 'minStay', 'maxStay'])
    .where('activity.venueId', '=', venueId)
    .where('product.xplanId', '=', xplanId)
    .executeTakeFirst();
}

export async function readActivityOfEntry(db: Db, venueId: string, entryId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('checkinGroup')
    .innerJoin('product', (join) =>
      join
        .onRef('product.venueId', '=', 'checkinGroup.venueId')
        .onRef('product.id', '=', 'checkinGroup.activityProductId'),
    )
    .select('product.xplanId')
    .where('checkinGroup.venueId', '=', venueId)
    .where('checkinGroup.entryProductId', '=', entryId)
    .orderBy('checkinGroup.position')
    .orderBy('checkinGroup.id')
    .executeTakeFirst();
  return row?.xplanId;
}

export async function readPricedEntry(
  db: Db,
  venueId: string,
  xplanId: string,
): Promise<{ id: string; price: number; priceRules: PriceRule[] } | null> {
  const entry = await db
    .selectFrom('product')
    .select(['id', 'price'])
    .where('venueId', '=', venueId)
    .where('xplanId', '=', xplanId)
    .executeTakeFirst();
  if (!entry) return null;
  const priceRules = await db
    .selectFrom('priceRule')
    .select(['fromDate', 'toDate', 'weekdays', 'fromMinute', 'toMinute', 'price', 'priority'])
    .where('venueId', '=', venueId)
    .where('productId', '=', entry.id)
    .execute();
  return { ...entry, priceRules };
}

/** The session's live hold on a flow that sells the activity; its places count as free. */
export async function readOwnHold(
  db: Db,
  own: { venueId: string; sessionHash: Uint8Array; activityProductId: string },
): Promise<string | null> {
  const row = await db
    .selectFrom('reservation')
    .innerJoin('checkinGroup', (join) =>
      join
        .onRef('checkinGroup.venueId', '=', 'reservation.venueId')
        .onRef('checkinGroup.flowId', '=', 'reservation.flowId'),
    )
    .select('reservation.id')
    .where('reservation.venueId', '=', own.venueId)
    .where('reservation.sessionHash', '=', Buffer.from(own.sessionHash))
    .where('reservation.state', '=', 'hold')
    .where('checkinGroup.activityProductId', '=', own.activityProductId)
    .where(sql<boolean>`reservation.expires_at > kuur_now()`)
    .executeTakeFirst();
  return row?.id ?? null;
}
