import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Invariant } from '#server/audit/invariants.ts';
import { book, item, takeOut } from './bookStatements.ts';

const blockedTime = () => sql`insert into blocked_time (venue_id, id, resource_id, day, from_minute, to_minute, reason)
  select venue_id, 'blok', resource_id, day, 0, 1440, '' from resource_claim where item_id = ${item('massage-50', book.held)}
  order by resource_id limit 1`;

/** As `violations`, for claims on places. */
export const claimViolations = {
  'a bucket is the sum of its live claims and within capacity': () => [
    [sql`update pool_bucket set booked = booked - 1 where booked > 0 and bucket = 44`],
    [
      sql`alter table pool_bucket drop constraint pool_bucket_not_overbooked`,
      sql`update pool_bucket set capacity = 0 where booked > 0`,
    ],
  ],
  'a live claim has a bucket in every quarter': () => [[sql`delete from pool_bucket where bucket = 44`]],
  'no two live claims on a resource overlap': () => [
    [
      sql`alter table resource_claim drop constraint resource_claim_one_at_a_time`,
      sql`update resource_claim set resource_id = (select min(resource_id) from resource_claim o
        where o.during = resource_claim.during and o.resource_id like 'kamer%')
        where item_id in (select id from reservation_item where product_id = 'massage-50') and resource_id like 'kamer%'`,
    ],
  ],
  'a blocked time claims its therapist or room, and nobody else does then': () => [
    [blockedTime()],
    [
      sql`alter table resource_claim drop constraint resource_claim_one_at_a_time`,
      blockedTime(),
      sql`insert into resource_claim (venue_id, id, blocked_time_id, resource_id, day, during, state)
        select venue_id, 'blok', 'blok', resource_id, day,
          tsrange(day + make_interval(mins => from_minute), day + make_interval(mins => to_minute)), 'confirmed' from blocked_time`,
    ],
  ],
  'an item has exactly its claims, in the state of its reservation': () => [
    [
      sql`update resource_claim set state = 'released' where item_id = ${item('duo', book.held)} and resource_id like 'kamer%'`,
    ],
    [sql`update resource_claim set state = 'hold' where reservation_id = ${book.booked}`],
    [sql`update pool_claim set state = 'confirmed' where reservation_id = ${book.held}`],
    [
      sql`insert into resource_claim select venue_id, 'te veel', reservation_id, item_id,
        (select id from resource where kind_id = 'room' and id not in (select resource_id from resource_claim o
          where o.during && c.during) limit 1), day, during, state
      from resource_claim c where item_id = ${item('duo', book.held)} limit 1`,
    ],
  ],
  'an ended reservation and a removed item have no live claims': () => [
    [sql`update reservation set state = 'cancelled', ended_at = kuur_now() where id = ${book.held}`],
    [sql`update reservation set state = 'expired', ended_at = kuur_now() where id = ${book.held}`],
    [takeOut('massage-50', book.held)],
    [takeOut('hammam', book.held)],
  ],
  'a claim is for an item of its own reservation, on its day': () => [
    [sql`update resource_claim set day = day + 1 where item_id = ${item('massage-50', book.held)}`],
    [sql`update resource_claim set reservation_id = ${book.booked} where item_id = ${item('massage-50', book.held)}`],
  ],
  'an item lies inside the interval of its claims': () => [
    [sql`update reservation_item set start_minute = start_minute - 5 where id = ${item('massage-50', book.held)}`],
    [sql`update reservation_item set end_minute = end_minute + 60 where id = ${item('hammam', book.held)}`],
    [sql`update reservation_item set end_minute = null where id = ${item('massage-50', book.held)}`],
  ],
} satisfies Partial<Record<Invariant, () => RawBuilder<unknown>[][]>>;
