import { sql } from 'kysely';
import type { Db, Tx } from '#server/db/schema.ts';

interface Account {
  id: string;
  email: string;
  language: string;
}

/** An account with a visit to come or a card that can be used is in use, whoever logs in. */
const isIdle = sql`not exists (select from reservation r
    where r.venue_id = c.venue_id and r.customer_id = c.id and r.state in ('hold', 'confirmed', 'checked_in')
      and r.day >= (kuur_now() at time zone v.time_zone)::date)
  and not exists (select from subscription s
    where s.venue_id = c.venue_id and s.customer_id = c.id and s.stopped_by is null
      and (s.usable_to is null or s.usable_to >= (kuur_now() at time zone v.time_zone)::date)
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

/** False when the account is in use again; locks it until the transaction ends. */
export async function lockIdleAccount(tx: Tx, { venueId, id }: { venueId: string; id: string }): Promise<boolean> {
  const locked = await sql`select from customer
    where venue_id = ${venueId} and id = ${id} and erased_at is null for update`.execute(tx);
  if (locked.rows.length === 0) return false;
  const idle = await sql`select from customer c join venue v on v.venue_id = c.venue_id
    where c.venue_id = ${venueId} and c.id = ${id} and ${isIdle}`.execute(tx);
  return idle.rows.length > 0;
}
