import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Tx, Db } from '#server/db/schema.ts';

const days = 730;
const roundsOfDay = 13;

/** Whose book it is. */
export interface BookOwner {
  venueId: string;
  flowId: string;
  entryXplanId: string;
  activityXplanId: string;
  /** A day on which nobody booked. */
  exceptDay: string | null;
}

/** The demo venue of `prepare`. */
const demo: BookOwner = {
  venueId: 'olijfgaard',
  flowId: 'avondentree',
  entryXplanId: '1004',
  activityXplanId: '2004',
  exceptDay: null,
};

/**
 * So many reservations of two guests over two years, half of them past, four of a customer: an evening each, those of every
 * second day with a massage before it, all paid online and confirmed by mail. With the 20 therapists and rooms that 100,000
 * need, or as many as `resourcesFor` need. Nothing in it violates an invariant. `db` has one connection.
 */
export async function makeBook(
  db: Db,
  count: number,
  { owner = demo, resourcesFor = count }: { owner?: BookOwner; resourcesFor?: number } = {},
): Promise<void> {
  const resources = Math.max(20, Math.ceil(resourcesFor / days / roundsOfDay));
  const book = { ...owner, venue: sql.lit(owner.venueId), resources };
  await db.transaction().execute(async (tx) => {
    await sql`set local statement_timeout = 0`.execute(tx);
    await makeMassage(tx, book);
    await sql`create temporary table book on commit drop as
      select 'book-' || n as id, n, day, least(kuur_now(), day) - interval '20 days' as at,
        case when day < kuur_now()::date then 'completed' else 'confirmed' end as state, n % 2 = 0 as has_massage,
        n / ${days}::int as slot, 'book-' || n / 4 as customer_id, case when n % 2 = 0 then 13400 else 4900 end as total
      from generate_series(1, ${count}::int) as n, lateral (select kuur_now()::date - 365 + n % ${days}::int as day) as d
      where day is distinct from ${owner.exceptDay}::date`.execute(tx);
    for (const statement of [...bookings(book), ...history(book)]) await statement.execute(tx);
    await sql`delete from terms_change`.execute(tx);
  });
  await sql`set statement_timeout = 0`.execute(db);
  await sql`vacuum analyze`.execute(db);
  await sql`reset statement_timeout`.execute(db);
}

/** Therapists and rooms who are there day and night, so that every moment of the book has one. */
async function makeMassage(tx: Tx, { venue, resources }: Book): Promise<void> {
  const week = [1, 2, 3, 4, 5, 6, 7].map((weekday) => ({ weekday, blocks: [{ from: 0, to: 1440 }] }));
  for (const role of ['therapist', 'room']) {
    await sql`insert into resource_kind (venue_id, id, name, role) values (${venue}, ${`book-${role}`}, '{}', ${role})`.execute(
      tx,
    );
    await sql`insert into resource (venue_id, id, name, kind_id, roster_from, roster_weeks)
      select ${venue}, ${`book-${role}-`} || n, 'book', ${`book-${role}`}, '2020-01-06', ${JSON.stringify([{ days: week }])}
      from generate_series(0, ${resources - 1}::int) as n`.execute(tx);
  }
  await sql`insert into product (venue_id, id, xplan_id, object_type, type, name, price)
    values (${venue}, 'book-massage', 'book-massage', 'product', 0, '{}', 8500)`.execute(tx);
  await sql`insert into product_planning (venue_id, product_id, duration, buffer_after)
    values (${venue}, 'book-massage', 50, 10)`.execute(tx);
  await sql`insert into product_need (venue_id, product_id, position, kind_id, count)
    values (${venue}, 'book-massage', 0, 'book-therapist', 1), (${venue}, 'book-massage', 1, 'book-room', 1)`.execute(
    tx,
  );
}

type Book = BookOwner & { venue: RawBuilder<unknown>; resources: number };

const stayOf = ({ venue, activityXplanId }: Book) => sql`(select p.id, a.pool_id from product p
  join activity a on a.venue_id = p.venue_id and a.product_id = p.id
  where p.venue_id = ${venue} and p.xplan_id = ${activityXplanId}) as stay`;

/** From 10:00 on, an hour for each round of all resources. */
const massageAt = ({ resources }: Book) => sql`(600 + b.slot / ${resources}::int * 60)`;

function bookings(book: Book): RawBuilder<unknown>[] {
  const { venue, resources } = book;
  const stay = stayOf(book);
  const start = massageAt(book);
  return [
    sql`insert into customer (venue_id, id, email, password_hash, first_name, last_name, phone, gender, email_confirmed_at)
    select ${venue}, customer_id, customer_id || '@book.example', '', 'Boek', customer_id, '0612345678', 'x', min(b.at) - interval '1 day'
    from book b group by customer_id`,
    sql`insert into reservation (venue_id, id, flow_id, session_hash, customer_id, number, state, person_count, day,
      start_minute, end_minute, language, total, total_pay_now, total_paid, created_at, expires_at, max_expires_at, confirmed_at)
    select ${venue}, b.id, ${book.flowId}, decode(md5(b.id), 'hex'), b.customer_id, 'K-' || overlay(lpad(upper(to_hex(n)), 8, '0') placing '-' from 5 for 0), b.state, 2, b.day,
      1020, 1200, 'nl', b.total, b.total, b.total, b.at, b.at + interval '20 minutes', b.at + interval '1 hour',
      b.at + interval '5 minutes' from book b`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, start_minute, end_minute, created_at)
    select ${venue}, b.id || '-entry-' || person, b.id, person, p.id, p.type, p.name, 2450, 9, 'payment', 1020, 1200, b.at
    from book b, generate_series(1, 2) as person, product p where p.venue_id = ${venue} and p.xplan_id = ${book.entryXplanId}`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, parent_id, product_id, type, checkin_type, name,
      price, vat_rate, payment_moment, start_minute, end_minute, claim_count, created_at)
    select ${venue}, b.id || '-stay-' || person, b.id, person, b.id || '-entry-' || person, stay.id, 0, true, '{}', 0, 9,
      'payment', 1020, 1200, 1, b.at from book b, generate_series(1, 2) as person, ${stay}`,
    sql`insert into reservation_item (venue_id, id, reservation_id, person, product_id, type, name, price, vat_rate,
      payment_moment, start_minute, end_minute, claim_count, created_at)
    select ${venue}, b.id || '-massage', b.id, 1, 'book-massage', 0, '{}', 8500, 9, 'payment', ${start},
      ${start} + 50, 2, b.at from book b where b.has_massage`,
    sql`insert into pool_claim (venue_id, id, reservation_id, item_id, pool_id, day, from_bucket, to_bucket, units, state)
    select ${venue}, b.id || '-' || person, b.id, b.id || '-stay-' || person, stay.pool_id, b.day, 68, 80, 1, 'confirmed'
    from book b, generate_series(1, 2) as person, ${stay}`,
    sql`insert into pool_bucket (venue_id, pool_id, day, bucket, capacity, booked)
    select ${venue}, p.id, b.day, bucket, p.capacity, 2 * count(*)
    from book b, generate_series(68, 79) as bucket, ${stay}, pool p where p.venue_id = ${venue} and p.id = stay.pool_id
    group by p.id, p.capacity, b.day, bucket
    on conflict (venue_id, pool_id, day, bucket) do update set booked = pool_bucket.booked + excluded.booked`,
    sql`insert into resource_claim (venue_id, id, reservation_id, item_id, resource_id, day, during, state)
    select ${venue}, b.id || '-' || role, b.id, b.id || '-massage', 'book-' || role || '-' || b.slot % ${resources}::int, b.day,
      tsrange(b.day + make_interval(mins => ${start}), b.day + make_interval(mins => ${start} + 60)), 'confirmed'
    from book b, unnest('{therapist,room}'::text[]) as role where b.has_massage`,
  ];
}

const history = ({ venue }: Book): RawBuilder<unknown>[] => [
  sql`insert into payment (venue_id, id, reservation_id, provider_id, method, state, amount, created_at, updated_at)
    select ${venue}, b.id, b.id, 'tr_' || b.id, 'ideal', 'paid', b.total, b.at, b.at from book b`,
  sql`insert into ledger_entry (venue_id, id, reservation_id, payment_id, kind, provider_ref, amount, at)
    select ${venue}, b.id, b.id, b.id, 'paid', 'tr_' || b.id, b.total, b.at from book b`,
  sql`insert into reservation_event (venue_id, id, reservation_id, kind, actor, data, at)
    select ${venue}, b.id || '-' || number, b.id, kind, actor, data, b.at + make_interval(mins => number::int)
    from book b, lateral (values (1, 'created', 'visitor', '{}'::jsonb),
      (2, 'payment.paid', 'provider', jsonb_build_object('payment', b.id, 'amount', b.total)),
      (3, 'confirmed', 'payment', '{}')) as event(number, kind, actor, data)`,
  sql`insert into job (venue_id, id, kind, key, payload, run_at, done_at, created_at)
    select ${venue}, b.id, 'mail.send', 'confirmation:' || b.id, jsonb_build_object('reservationId', b.id), b.at, b.at, b.at
    from book b`,
];
