import { randomUUID } from 'node:crypto';
import { addDays } from '#domain/values/localDate.ts';
import { days, firstDay } from './prepare.ts';

export type Query = (name: string, text: string, values: unknown[]) => Promise<Record<string, unknown>[]>;

const pool = `venue_id = 'olijfgaard' and pool_id = 'baden'`;

const booking = `
  with r as (
    insert into reservation (venue_id, id, flow_id, session_hash, person_count, day, start_minute, end_minute, language,
      total, total_pay_later, expires_at, max_expires_at)
    values ('olijfgaard', $1, 'avondentree', decode(md5($1), 'hex'), 1, $3::date, 1020, 1200, 'nl', 2450, 2450,
      now() + interval '20 minutes', now() + interval '1 hour')
  ), items as (
    insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, checkin_type, name, price,
      vat_rate, payment_moment)
    select 'olijfgaard', $2 || product.id, $1, 1, product.id, product.type, product.type = 0, '{}', product.price, 9,
      'location' from product where venue_id = 'olijfgaard' and xplan_id in ('1004', '2004')
  ), locked as materialized (
    select bucket from pool_bucket where ${pool} and day = $3::date and bucket >= 68 and bucket < 80
    order by bucket for update
  ), taken as (
    update pool_bucket b set booked = booked + 1 from locked
    where ${pool.replace('venue_id', 'b.venue_id')} and b.day = $3::date and b.bucket = locked.bucket
      and b.booked + 1 <= b.capacity
    returning b.bucket
  ), claim as (
    insert into pool_claim (venue_id, id, reservation_id, item_id, pool_id, day, from_bucket, to_bucket, units)
    select 'olijfgaard', $2, $1, $2 || product.id, 'baden', $3::date, 68, 80, 1 from product
    where venue_id = 'olijfgaard' and xplan_id = '2004' and (select count(*) from taken) = 12
  )
  select count(*)::int as taken from taken`;

const month = `select day::text as day, bucket, capacity - booked as free from pool_bucket
  where ${pool} and day >= $1::date and day < $1::date + 31`;

export async function book(query: Query): Promise<void> {
  const [row] = await query('book', booking, [randomUUID(), randomUUID(), randomDay()]);
  if (row?.['taken'] !== 12) throw new Error('The bare booking took no place.');
}

export async function calendar(query: Query): Promise<Record<string, { price: number }>> {
  const least = new Map<string, number>();
  for (const { day, free } of await query('month', month, [firstDay])) {
    const key = String(day);
    least.set(key, Math.min(least.get(key) ?? Infinity, Number(free)));
  }
  return Object.fromEntries([...least].filter(([, free]) => free >= 2).map(([day]) => [day, { price: 2450 }]));
}

export const randomDay = (): string => addDays(firstDay, Math.floor(Math.random() * days));

const treatment = `
  with r as (
    insert into reservation (venue_id, id, flow_id, session_hash, person_count, day, language, total, total_pay_now,
      expires_at, max_expires_at)
    values ('olijfgaard', $1, 'behandelingen', decode(md5($1), 'hex'), 1, $3::date, 'nl', 4500, 4500,
      now() + interval '20 minutes', now() + interval '1 hour')
  ), item as (
    insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, start_minute, end_minute, claim_count)
    select 'olijfgaard', $2, $1, 1, id, type, '{}', price, 21, 'payment', $4::int, $4::int + 25, 2 from product
    where venue_id = 'olijfgaard' and id = $5
  ), claim as (
    insert into resource_claim (venue_id, id, reservation_id, item_id, resource_id, day, during)
    select 'olijfgaard', $2 || r.id, $1, $2, r.id, $3::date, tsrange($3::date + make_interval(mins => $4::int),
      $3::date + make_interval(mins => $4::int + 35)) from resource r where r.venue_id = 'olijfgaard' and r.id = any($6::text[])
    order by r.id on conflict do nothing returning id
  )
  select count(*)::int as taken from claim`;

const given = `with ended as (
    update reservation set state = 'cancelled' where venue_id = 'olijfgaard' and id = $1
  ) update resource_claim set state = 'released' where venue_id = 'olijfgaard' and reservation_id = $1`;

export type Treatment = { productId: string; resourceIds: string[] };

export async function treat(query: Query, { productId, resourceIds }: Treatment): Promise<void> {
  const [id, item, start] = [randomUUID(), randomUUID(), 600 + 15 * Math.floor(Math.random() * 40)];
  await query('treatment', treatment, [id, item, randomDay(), start, productId, resourceIds]);
  await query('given', given, [id]);
}

const claims = `select day::text as day, resource_id as id,
    (extract(epoch from lower(during) - day::timestamp) / 300)::int as "from",
    (extract(epoch from upper(during) - day::timestamp) / 300)::int as "to"
  from resource_claim where venue_id = 'olijfgaard' and state <> 'released' and day >= $1::date and day < $1::date + 31`;

export async function freeDays(query: Query, { resourceIds }: Treatment): Promise<string[]> {
  const resourceClaims = await query('claims', claims, [firstDay]);
  return Array.from({ length: 31 }, (_, index) => addDays(firstDay, index)).filter((day) =>
    resourceIds.some((id) => {
      const slots = new Uint8Array(288).fill(1, 108, 276);
      for (const claim of resourceClaims)
        if (claim['day'] === day && claim['id'] === id) slots.fill(0, Number(claim['from']), Number(claim['to']));
      let run = 0;
      return slots.some((free) => (run = free === 1 ? run + 1 : 0) >= 7);
    }),
  );
}
