import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { massageAt, massageId, stayId } from './bookings.ts';
import { idOf } from './bookOwner.ts';
import type { VenueBook } from './bookOwner.ts';

/** Quarters of an hour, of the evening. */
const [fromBucket, toBucket] = [68, 80];

const stateOf = sql`case when b.state in ('cancelled', 'expired') then 'released' else 'confirmed' end`;

export function claims(book: VenueBook): RawBuilder<unknown>[] {
  const { venue, resources, activityXplanId } = book;
  const start = massageAt(book);
  const pool = sql`(select o.id, o.capacity from product p
    join activity a on a.venue_id = p.venue_id and a.product_id = p.id join pool o on o.venue_id = a.venue_id and o.id = a.pool_id
    where p.venue_id = ${venue} and p.xplan_id = ${activityXplanId}) as pool`;
  return [
    sql`insert into pool_claim (venue_id, id, reservation_id, item_id, pool_id, day, from_bucket, to_bucket, units, state)
    select ${venue}, ${idOf(sql`b.id || 'claim' || person`)}, b.id, ${stayId}, pool.id, b.day, ${fromBucket}, ${toBucket}, 1, ${stateOf}
    from book b, generate_series(1, b.guests) as person, ${pool} where not b.sells_card`,
    sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity, booked)
    select ${venue}, pool.id, b.day, bucket, pool.capacity, coalesce(sum(guests) filter (where ${stateOf} = 'confirmed'), 0)
    from book b, generate_series(${fromBucket}::int, ${toBucket - 1}::int) as bucket, ${pool} where not b.sells_card
    group by pool.id, pool.capacity, b.day, bucket
    on conflict (venue_id, pool_id, day, bucket) do update set booked = pool_bucket.booked + excluded.booked`,
    sql`insert into resource_claim (venue_id, id, reservation_id, item_id, resource_id, day, during, state)
    select ${venue}, ${idOf(sql`b.id || role`)}, b.id, ${massageId}, 'book-' || role || '-' || b.slot % ${resources}::int, b.day,
      tsrange(b.day + make_interval(mins => ${start}), b.day + make_interval(mins => ${start} + 60)), ${stateOf}
    from book b, unnest('{therapist,room}'::text[]) as role where b.has_massage`,
  ];
}
