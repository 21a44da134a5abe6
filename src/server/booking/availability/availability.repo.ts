import { sql } from 'kysely';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Db } from '#server/db/schema.ts';
import { cached } from '#server/db/venueCache.ts';

export interface BookableActivity extends Activity {
  productId: string;
  poolId: string;
}

export const readActivity = (db: Db, venueId: string, xplanId: string): Promise<BookableActivity | undefined> =>
  cached(db, venueId, ['activity', xplanId], () => activityRow(db, venueId, xplanId));

function activityRow(db: Db, venueId: string, xplanId: string): Promise<BookableActivity | undefined> {
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

/** The public id of the activity in the first check-in group that sells the entry. */
export const readActivityOfEntry = (db: Db, venueId: string, entryId: string): Promise<string | undefined> =>
  cached(db, venueId, ['activityOfEntry', entryId], () => activityOfEntry(db, venueId, entryId));

async function activityOfEntry(db: Db, venueId: string, entryId: string): Promise<string | undefined> {
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

export interface PricedEntry {
  id: string;
  price: number;
  priceRules: PriceRule[];
}

export const readPricedEntry = (db: Db, venueId: string, xplanId: string): Promise<PricedEntry | null> =>
  cached(db, venueId, ['pricedEntry', xplanId], () => pricedEntry(db, venueId, xplanId));

async function pricedEntry(db: Db, venueId: string, xplanId: string): Promise<PricedEntry | null> {
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

/** Selects the id of the session's live hold on a flow that sells the activity; its places count as free. */
export const ownHold = (own: { venueId: string; sessionHash: Uint8Array; activityProductId: string }) =>
  sql<string>`(select reservation.id from reservation join checkin_group
    on checkin_group.venue_id = reservation.venue_id and checkin_group.flow_id = reservation.flow_id
    where reservation.venue_id = ${own.venueId} and reservation.session_hash = ${Buffer.from(own.sessionHash)}
      and reservation.state = 'hold' and checkin_group.activity_product_id = ${own.activityProductId}
      and reservation.expires_at > kuur_now()
    limit 1)`;

/** Of a flow that is not removed. */
export const readOpenSlug = (db: Db, venueId: string, flowId: string): Promise<string | undefined> =>
  cached(db, venueId, ['openSlug', flowId], async () => {
    const row = await db
      .selectFrom('flow')
      .select('slug')
      .where('venueId', '=', venueId)
      .where('id', '=', flowId)
      .where('removedAt', 'is', null)
      .executeTakeFirst();
    return row?.slug;
  });
