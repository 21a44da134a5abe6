import { sql } from 'kysely';
import type { Db } from '#server/db/schema.ts';

/** One figure of the database; `label` is a state or a kind of job. */
export interface Figure {
  name: 'reservations' | 'payments' | 'jobs' | 'job_age';
  label: string;
  value: number;
}

const isReal = sql`venue_id in (select venue_id from venue where test_of is null)`;

/**
 * Over all venues but tests, by indexes alone: holds that live, bookings from today on, payments that are under way or were paid
 * within a day, and jobs that wait, with the seconds since the oldest was due.
 */
export async function readFigures(db: Db): Promise<Figure[]> {
  const { rows } = await sql<Figure>`
    select 'reservations' as name, 'hold' as label, count(*)::int as value
    from reservation where state = 'hold' and expires_at > kuur_now() and ${isReal}
    union all
    select 'reservations', booked.state, sum(booked.count)::int
    from venue v cross join lateral (
      select state, count(*) as count from reservation r
      where r.venue_id = v.venue_id and r.day >= (kuur_now() at time zone v.time_zone)::date
        and r.state in ('confirmed', 'checked_in') group by state) booked
    where v.test_of is null
    group by booked.state
    union all
    select 'payments', state, count(*)::int
    from payment where state in ('creating', 'open', 'pending', 'authorized') and ${isReal} group by state
    union all
    select 'payments', 'paid_within_a_day', coalesce(sum(paid.count), 0)::int
    from venue v cross join lateral (
      select count(*) as count from payment p where p.venue_id = v.venue_id and p.state = 'paid'
        and p.updated_at > kuur_now() - interval '1 day') paid
    where v.test_of is null
    union all
    select 'jobs', kind, count(*)::int from job where done_at is null and dead_at is null and ${isReal} group by kind
    union all
    select 'job_age', kind, greatest(0, extract(epoch from kuur_now() - min(run_at)))::float8
    from job where done_at is null and dead_at is null and ${isReal} group by kind`.execute(db);
  return rows;
}
