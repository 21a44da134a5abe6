import type { RichText } from '#domain/catalog/richText.ts';
import { sql } from 'kysely';
import type { Translated } from '#domain/values/translated.ts';
import type { PriceRule } from '#domain/scheduling/stay/priceOn.ts';
import type { Activity } from '#domain/scheduling/stay/entryTimes.ts';
import { cached } from '#server/db/venueCache.ts';
import type { Db } from '../rows/reservation.types.ts';

interface OfferedProduct {
  id: string;
  name: Translated<RichText>;
  type: number;
  price: number;
  vatRate: number;
  paymentMoment: 'payment' | 'location' | 'payment_and_location';
  depositPercentage: number;
}

export interface CheckinOffer {
  entry: OfferedProduct;
  priceRules: PriceRule[];
  activityProduct: OfferedProduct;
  activity: Activity;
  poolId: string;
}

const offered = (product: 'entry' | 'stay') => sql`jsonb_build_object('id', ${sql.ref(product)}.id,
  'name', ${sql.ref(product)}.name, 'type', ${sql.ref(product)}.type, 'price', ${sql.ref(product)}.price,
  'vatRate', ${sql.ref(product)}.vat_rate, 'paymentMoment', ${sql.ref(product)}.payment_moment,
  'depositPercentage', ${sql.ref(product)}.deposit_percentage)`;

interface OfferKey {
  venueId: string;
  flowId: string;
  entryXplanId: string;
  activityXplanId?: string;
}

/** By public ids, of an entry alone the first in the flow's order. */
export const checkinOffer = (db: Db, key: OfferKey): Promise<CheckinOffer | null> =>
  cached(db, key.venueId, ['checkinOffer', key], () => readCheckinOffer(db, key));

async function readCheckinOffer(db: Db, key: OfferKey): Promise<CheckinOffer | null> {
  const ofActivity = key.activityXplanId === undefined ? sql`true` : sql`stay.xplan_id = ${key.activityXplanId}`;
  const result = await sql<{
    entry: OfferedProduct;
    activityProduct: OfferedProduct;
    activity: Activity;
    poolId: string;
    priceRules: PriceRule[];
  }>`
    select ${offered('entry')} as entry, ${offered('stay')} as activity_product, a.pool_id,
      jsonb_build_object('arrivalFrom', a.arrival_from, 'arrivalTo', a.arrival_to, 'arrivalStep', a.arrival_step,
        'departureUntil', a.departure_until, 'departureStep', a.departure_step,
        'minStay', a.min_stay, 'maxStay', a.max_stay) as activity,
      (select coalesce(jsonb_agg(jsonb_build_object('fromDate', r.from_date, 'toDate', r.to_date,
          'weekdays', r.weekdays, 'fromMinute', r.from_minute, 'toMinute', r.to_minute,
          'price', r.price, 'priority', r.priority)), '[]')
        from price_rule r where r.venue_id = g.venue_id and r.product_id = g.entry_product_id) as price_rules
    from checkin_group g
    join product entry on entry.venue_id = g.venue_id and entry.id = g.entry_product_id
    join product stay on stay.venue_id = g.venue_id and stay.id = g.activity_product_id
    join activity a on a.venue_id = g.venue_id and a.product_id = g.activity_product_id
    where g.venue_id = ${key.venueId} and g.flow_id = ${key.flowId}
      and entry.xplan_id = ${key.entryXplanId} and ${ofActivity}
    order by g.position limit 1`.execute(db);
  return result.rows[0] ?? null;
}
