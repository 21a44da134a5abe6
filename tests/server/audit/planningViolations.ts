import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { openingInvariants } from '#server/audit/invariants/opening.ts';
import type { poolInvariants } from '#server/audit/invariants/pools.ts';
import type { rosterInvariants } from '#server/audit/invariants/rosters.ts';

const day = sql`'2026-05-15'`;

/** As if what the statements before changed had always been so. */
const long = sql`delete from terms_change`;

type Titles = keyof typeof openingInvariants | keyof typeof poolInvariants | keyof typeof rosterInvariants;

/** As `violations`, for pools, rosters and opening times. `held` is a hold with a massage and a hammam session. */
export function planningViolations(
  held: () => string,
  item: (product: string, reservation: string) => RawBuilder<unknown>,
): Record<Titles, () => RawBuilder<unknown>[][]> {
  const ofMassage = () => sql`item_id = ${item('massage-50', held())} and resource_id like 'therapeut-%'`;
  const exception = (kind: string, blocks: string | null) => sql`
    insert into roster_exception (venue_id, id, resource_id, from_date, to_date, kind, blocks)
    select venue_id, 'weg', resource_id, day, day, ${kind}, ${blocks}::jsonb from resource_claim where ${ofMassage()}`;
  return {
    'a bucket of today or later has no more capacity than its pool gives': () => [
      [sql`update pool_bucket set capacity = capacity + 1 where bucket = 44`],
      [
        sql`insert into pool_exception (venue_id, id, pool_id, from_date, to_date, capacity)
          select venue_id, 'half', id, ${day}, ${day}, capacity / 2 from pool`,
      ],
      [
        sql`insert into pool_exception (venue_id, id, pool_id, from_date, to_date, from_minute, to_minute, capacity)
          select p.venue_id, p.id || b.bucket, p.id, ${day}, ${day}, b.bucket * 15, b.bucket * 15 + 15, b.capacity - 1
          from pool p join pool_bucket b on b.venue_id = p.venue_id and b.pool_id = p.id and b.capacity > b.booked`,
      ],
      [
        sql`insert into pool_hours (venue_id, pool_id, position, weekdays, from_minute, to_minute, capacity)
          select venue_id, id, 0, '{5}', 0, 1440, capacity / 2 from pool`,
      ],
    ],
    'more is booked in a pool than it gives only where staff made it smaller': () => [
      [sql`update pool set capacity = 1`, sql`update pool_bucket set capacity = booked`, long],
    ],
    'a claim takes the units of its product': () => [
      [
        sql`update pool_bucket b set booked = b.booked + 1 from pool_claim c where c.item_id = ${item('hammam', held())}
          and b.pool_id = c.pool_id and b.day = c.day and b.bucket >= c.from_bucket and b.bucket < c.to_bucket`,
        sql`update pool_claim set units = units + 1 where item_id = ${item('hammam', held())}`,
      ],
    ],
    'a treatment is served by resources that can, unless staff changed them later': () => [
      [
        sql`insert into resource (venue_id, id, name, kind_id, roster_from, roster_weeks)
          select venue_id, 'stagiair', 'stagiair', kind_id, roster_from, roster_weeks from resource where id = 'therapeut-1'`,
        sql`update resource_claim set resource_id = 'stagiair' where ${ofMassage()}`,
        long,
      ],
      [sql`update product_need set count = 2 where product_id = 'massage-50' and position = 1`, long],
    ],
    'who serves a treatment is at work then, unless staff changed the roster later': () => [
      [exception('absence', null), long],
      [exception('break', '[{"from": 600, "to": 700}, {"from": 1060, "to": 1065}]'), long],
      [sql`update resource set roster_from = '2027-01-01' where id like 'therapeut-%'`, long],
      [
        sql`update resource set roster_weeks = roster_weeks || '[{"days": []}]', roster_from = '2026-05-04'
        where id like 'therapeut-%'`,
        long,
      ],
      [sql`update resource set active = false where id like 'kamer-%'`, long],
    ],
    'a booking is within the opening times, unless staff changed them later': () => [
      [
        sql`insert into opening_exception (venue_id, id, from_date, to_date) values ('proefbad', 'dicht', ${day}, ${day})`,
        long,
      ],
      [sql`update opening_week set from_minute = 720 where weekday = 5`, long],
      [sql`delete from opening_week`, long],
    ],
  };
}
