import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';

interface Account {
  id: string;
  email: string;
  language: string;
}

const hasVisit = sql`exists (select from reservation r
    where r.venue_id = c.venue_id and r.customer_id = c.id and r.state in ('hold', 'confirmed', 'checked_in')
      and r.day >= (kuur_now() at time zone v.time_zone)::date)`;

/** An account with a visit to come or a card that can be used, or could be if staff freed it, is in use, whoever logs in. */
const isIdle = sql`not ${hasVisit}
  and not exists (select from subscription s
    where s.venue_id = c.venue_id and s.customer_id = c.id and coalesce(s.stopped_by = 'staff', true)
      and coalesce(case when s.blocked then s.stopped_usable_to else s.usable_to end
        >= (kuur_now() at time zone v.time_zone)::date, true)
      and (s.amount is null or s.used < s.amount))`;

/** Marks those that get the notice now; once until they are used again. */
export async function markUnused(
  tx: Tx,
  { venueId, days, most }: { venueId: string; days: number; most: number },
): Promise<Account[]> {
  const { rows } = await sql<Account>`
    update customer u set erase_notice_at = kuur_now() from (
      select c.id from customer c join venue v on v.venue_id = c.venue_id
      where c.venue_id = ${venueId} and c.erased_at is null and c.erase_notice_at is null
        and c.last_used_at < kuur_now() - make_interval(days => ${days}) and ${isIdle}
      order by c.last_used_at limit ${most} for update of c skip locked) as due
    where u.venue_id = ${venueId} and u.id = due.id
    returning u.id, u.email, u.language`.execute(tx);
  return rows;
}

/** Unused for `days`, and told so `noticeDays` ago. */
export async function dueAccounts(
  db: Db,
  { venueId, days, noticeDays, most }: { venueId: string; days: number; noticeDays: number; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select c.id from customer c join venue v on v.venue_id = c.venue_id
    where c.venue_id = ${venueId} and c.erased_at is null
      and c.erase_notice_at < kuur_now() - make_interval(days => ${noticeDays})
      and c.last_used_at < kuur_now() - make_interval(days => ${days}) and ${isIdle}
    order by c.last_used_at limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

interface Person {
  venueId: string;
  id: string;
}

/** Until the transaction ends. False for a person who is unknown or erased. */
export async function lockAccount(tx: Tx, { venueId, id }: Person): Promise<boolean> {
  const locked = await sql`select from customer
    where venue_id = ${venueId} and id = ${id} and erased_at is null for update`.execute(tx);
  return locked.rows.length > 0;
}

export async function isIdleAccount(tx: Tx, { venueId, id }: Person): Promise<boolean> {
  const idle = await sql`select from customer c join venue v on v.venue_id = c.venue_id
    where c.venue_id = ${venueId} and c.id = ${id} and ${isIdle}`.execute(tx);
  return idle.rows.length > 0;
}

/** What is under way or to come, orders that are being paid too. */
export async function comingReservationsOf(
  db: Db,
  { venueId, id }: Person,
): Promise<{ kind: 'reservation'; id: string; name: string }[]> {
  const { rows } = await sql<{ id: string; name: string }>`
    select r.id, coalesce(r.number, r.id) as name from reservation r
    join flow f on f.venue_id = r.venue_id and f.id = r.flow_id join venue v on v.venue_id = r.venue_id
    where r.venue_id = ${venueId} and r.customer_id = ${id}
      and ((r.state = 'hold' and r.expires_at > kuur_now())
        or (r.state in ('confirmed', 'checked_in') and f.type not in (5, 6, 7)
          and r.day >= (kuur_now() at time zone v.time_zone)::date))
    order by r.day, r.id limit 200`.execute(db);
  return rows.map((row) => ({ kind: 'reservation', ...row }));
}
